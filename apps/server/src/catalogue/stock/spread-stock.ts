import type { SizeStock } from '@pgm/api/contract';

/** Spreads a quantity evenly over sizes; the first sizes get the rest. */
export function spreadStock(quantity: number, sizes: readonly string[]): SizeStock {
  const share = Math.floor(quantity / sizes.length);
  const rest = quantity % sizes.length;
  return Object.fromEntries(sizes.map((size, at) => [size, share + (at < rest ? 1 : 0)]));
}
