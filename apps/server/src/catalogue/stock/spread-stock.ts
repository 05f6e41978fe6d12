import type { SizeStock } from '@pgm/api/contract';

/** Spreads a quantity evenly over sizes; the first sizes get the rest. */
export function spreadStock(quantity: number, sizes: readonly string[]): SizeStock {
  const share = Math.floor(quantity / sizes.length);
  const rest = quantity % sizes.length;
  return Object.fromEntries(sizes.map((size, at) => [size, share + (at < rest ? 1 : 0)]));
}

/**
 * The stock of each size for a new quantity of the whole product. Undefined where each size stays as it is: the product has
 * no sizes, or the quantity is the stored one.
 */
export function toSizes(
  quantity: number,
  sizes: readonly string[],
  stored: { readonly quantity: number } | null | undefined,
): SizeStock | undefined {
  return sizes.length === 0 || stored?.quantity === quantity ? undefined : spreadStock(quantity, sizes);
}
