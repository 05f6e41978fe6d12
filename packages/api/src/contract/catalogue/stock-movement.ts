import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { text } from '../text.ts';
import { CHOOSE_SIZE, ChosenSize } from './size.ts';
import { SizeCounts, StockEntry, stockCount } from './stock.ts';

const [REASON_MIN, REASON_MAX] = [3, 200];

const reason = text(REASON_MAX, 'Reason').check(
  z.minLength(REASON_MIN, `Reason must be at least ${REASON_MIN} characters`),
);

const MovedSizes = z.optional(
  SizeCounts.check(z.refine((sizes) => Object.keys(sizes).length > 0, CHOOSE_SIZE)),
);

/**
 * Why staff change the stock of a product: pieces arrive, or a count finds another number. For a product with sizes it is
 * the stock of `size`, or of each of `sizes`, whose sum `quantity` is then; sizes that are not named stay as they are.
 * Bundles are packed of what is in stock, or unpacked: their contents leave their own stock, or are back in it.
 */
export const StockMovement = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('receive'),
    /** How many pieces arrive. */
    quantity: stockCount('Quantity').check(z.gte(1, 'Receive at least 1 piece')),
    size: ChosenSize,
    sizes: MovedSizes,
    reason,
  }),
  z.object({
    kind: z.literal('correct'),
    /** How many pieces there are. */
    quantity: stockCount('Quantity'),
    size: ChosenSize,
    sizes: MovedSizes,
    reason,
  }),
  z.object({
    kind: z.enum(['pack', 'unpack']),
    /** How many bundles. */
    quantity: stockCount('Quantity').check(z.gte(1, 'Quantity must be at least 1')),
  }),
]);
export type StockMovement = z.infer<typeof StockMovement>;

export const moveStock = defineEndpoint({
  operation: 'moveStock',
  summary:
    'Adds received pieces to the stock of a product, or sets it to a counted number, with a reason for the audit; or packs or unpacks bundles.',
  base: 'product',
  method: 'POST',
  path: '/api/admin/stock/{productId}/movements',
  policy: 'staff',
  area: 'catalogue',
  params: z.object({ productId: text(64, 'Id') }),
  body: StockMovement,
  response: { status: 200, body: dataResponse(StockEntry) },
  failures: [400, 401, 403, 404],
});
