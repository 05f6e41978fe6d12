import * as z from 'zod/mini';
import { ChosenSize } from '../catalogue/size.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { MAX_LINES, MAX_PER_PRODUCT } from './cart.ts';
import { StaffOrder } from './staff-order.ts';

const PackedPieces = z.int('Enter how many pieces were found').check(z.gte(0), z.lte(MAX_PER_PRODUCT));

/** How an order is packed: for each of its lines the pieces that the packer was to find and has found. */
export const Packing = z
  .object({
    items: z
      .array(
        z.object({
          productId: z.uuid('Product not found'),
          size: ChosenSize,
          /** The pieces of the order that the packer saw. */
          quantity: PackedPieces,
          found: PackedPieces,
        }),
      )
      .check(z.minLength(1, 'Choose at least one product'), z.maxLength(MAX_LINES)),
    /** What happens when pieces are missing: the order waits for them, or they are cancelled and the rest is packed. */
    ifMissing: z.optional(z.enum(['WAIT', 'CANCEL'], 'Choose what happens to the missing pieces')),
  })
  .check(
    z.refine(({ items }) => items.every(({ quantity, found }) => found <= quantity), {
      path: ['items'],
      message: 'More pieces were found than were ordered',
    }),
    z.refine(
      ({ items, ifMissing }) =>
        ifMissing !== undefined || items.every(({ quantity, found }) => found >= quantity),
      { path: ['ifMissing'], message: 'Choose what happens to the missing pieces' },
    ),
  );
export type Packing = z.infer<typeof Packing>;

export const packOrder = defineEndpoint({
  operation: 'packOrder',
  summary:
    'Packs a confirmed order by line. When pieces are missing, the order waits for them with a note for staff, or they are cancelled as not in stock and the rest is packed. 409 when the pieces of the order have changed.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/packing',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Packing,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});
