import * as z from 'zod/mini';
import { ChosenSize, toLineKey } from './size.ts';
import { stockCount } from './stock.ts';

/** The largest number of different products in a bundle. */
export const MAX_CONTENTS = 12;

/** The most pieces of one product in a bundle. */
const MAX_PIECES = 50;

/** A product in a bundle, and how many pieces of it. */
const Content = z.object({
  // In one spelling, so that a product is the same one for every comparison.
  productId: z.uuid('Product not found').check(z.toLowerCase()),
  size: ChosenSize,
  quantity: stockCount('Quantity').check(
    z.gte(1, 'Quantity must be at least 1'),
    z.lte(MAX_PIECES, `At most ${MAX_PIECES} pieces of a product in a bundle`),
  ),
});

/** What is in a bundle: several products that are packed and sold as one. A product in another size is another entry. */
export const BundleContents = z.array(Content).check(
  z.maxLength(MAX_CONTENTS, `At most ${MAX_CONTENTS} products in a bundle`),
  z.refine(
    (contents) => new Set(contents.map(toLineKey)).size === contents.length,
    'Each product can appear only once',
  ),
);
export type BundleContents = z.infer<typeof BundleContents>;

/** A product in a bundle as the page of the bundle shows it. */
export const ShownContent = z.object({
  productId: z.string(),
  /** Absent for a product without sizes. */
  size: z.optional(z.string()),
  quantity: z.int(),
  /** In the language of the reader, without the size. */
  name: z.string(),
  /** Whether visitors can see the page of the product. */
  isOnShow: z.boolean(),
});
export type ShownContent = z.infer<typeof ShownContent>;
