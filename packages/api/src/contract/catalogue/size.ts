import * as z from 'zod/mini';
import { text } from '../text.ts';

/** The longest name of a size, in characters. */
export const MAX_SIZE_NAME = 20;

/** The size that a buyer chose, such as 'M'; empty or absent for a product without sizes. */
export const ChosenSize = z.optional(text(MAX_SIZE_NAME, 'Size'));

/** How many there are of each size of a product. Their sum is the quantity of the product. */
export const SizeStock = z.record(z.string(), z.int());
export type SizeStock = z.infer<typeof SizeStock>;

/** The sentence for a product with sizes of which none is chosen. */
export const CHOOSE_SIZE = 'Choose a size';

/** Identifies a product in a size, such as a line of a cart; it is the product's id for one without sizes. */
export function toLineKey({
  productId,
  size,
}: {
  readonly productId: string;
  readonly size?: string | undefined;
}): string {
  return size ? `${productId} ${size}` : productId;
}

/** Reads what {@link toLineKey} has written; ids have no space. */
export function readLineKey(key: string): { readonly productId: string; readonly size: string } {
  const [productId = '', ...size] = key.split(' ');
  return { productId, size: size.join(' ') };
}

/** The name of a product in a size: 'Khadi Kurta, size M'. */
export function sizedName(name: string, size: string | undefined): string {
  return size ? `${name}, size ${size}` : name;
}
