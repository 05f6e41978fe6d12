import * as z from 'zod/mini';
import { ChosenSize, toLineKey } from '../catalogue/size.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { MAX_LINES, Quantity } from './cart.ts';
import { Quote } from './order.ts';
import { StaffOrder } from './staff-order.ts';

/** Why no pieces can be added to an order that is paid, or will be paid online: nothing more can be asked for. */
export const ONLY_ON_DELIVERY =
  'Pieces can only be added to an order that is paid on delivery. The buyer can place another order for more.';

/** More pieces of lines that an order has, each line once. */
const AddedPieces = z
  .array(
    z.object({
      productId: z.uuid('Product not found'),
      size: ChosenSize,
      /** The pieces of the line that staff saw, without cancelled ones. */
      quantity: Quantity,
      added: Quantity,
    }),
  )
  .check(
    z.minLength(1, 'Add at least one piece'),
    z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} products`),
    z.refine((items) => new Set(items.map(toLineKey)).size === items.length, 'Add each product once'),
  );

/** The pieces whose new total is asked for. */
export const AdditionDraft = z.object({ items: AddedPieces });
export type AdditionDraft = z.infer<typeof AdditionDraft>;

/** Pieces that staff add; `total` is the new one that they saw, in rupees. */
export const Addition = z.extend(AdditionDraft, { total: z.number('Wait for the new total') });
export type Addition = z.infer<typeof Addition>;

/** What an order comes to without its cancelled pieces; rupees, taxes included. */
const OrderSums = z.pick(Quote, {
  subtotal: true,
  deliveryFee: true,
  discount: true,
  total: true,
  points: true,
});

/** What an order comes to now, and with more pieces. */
export const AdditionQuote = z.object({ before: OrderSums, after: OrderSums });
export type AdditionQuote = z.infer<typeof AdditionQuote>;

export const quoteAddition = defineEndpoint({
  operation: 'quoteAddition',
  summary:
    'What an order would come to with more pieces; nothing changes. 409 for what `addPieces` would reject now.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/additions/quote',
  policy: 'staff',
  params: IdParams,
  body: AdditionDraft,
  response: { status: 200, body: dataResponse(AdditionQuote) },
  failures: [400, 401, 403, 404, 409],
});

export const addPieces = defineEndpoint({
  operation: 'addPieces',
  summary:
    'Adds pieces to lines of an order that is paid on delivery and not packed yet, at the price of the order; delivery fee, discount, total and points follow, and the buyer is told. 409 when it is sold out, too much for cash on delivery, or no longer as it was seen.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/additions',
  policy: 'staff',
  params: IdParams,
  body: Addition,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});
