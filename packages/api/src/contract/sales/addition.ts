import * as z from 'zod/mini';
import { ChosenSize, toLineKey } from '../catalogue/size.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { MAX_LINES, Quantity } from './cart.ts';
import { Quote } from './order.ts';
import { StaffOrder } from './staff-order.ts';

/** Why no pieces can be added to an order that waits for its online payment: its amount is fixed. */
export const NOT_WHILE_UNPAID =
  'No pieces can be added while the online payment of this order is awaited. The buyer can cancel it, or place another order.';

/** How long an order of added pieces awaits its online payment, in hours. */
export const ADDITION_PAYMENT_HOURS = 24;

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

/** Pieces that staff add; `total` is the new one that they saw, with what is paid already; rupees. */
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

/** What an order comes to now, and with more pieces; also where these become another order that goes with it. */
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
  area: 'orders',
  params: IdParams,
  body: AdditionDraft,
  response: { status: 200, body: dataResponse(AdditionQuote) },
  failures: [400, 401, 403, 404, 409],
});

export const addPieces = defineEndpoint({
  operation: 'addPieces',
  summary:
    'Adds pieces to lines of an order that is not packed yet, at the price of the order, and notifies the buyer. For an order that is paid on delivery, delivery fee, discount, total and points follow. One that is paid gets another order without a delivery fee, which goes with it and awaits its own payment for 24 hours. 409 when it is sold out, too much for cash on delivery, no longer as it was seen, or while its payment or that of pieces added before is awaited.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/additions',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Addition,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});
