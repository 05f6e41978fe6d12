import * as z from 'zod/mini';
import { AddressDetails } from './address.ts';
import { dataAnswer, listAnswer } from './answer.ts';
import { MOST_LINES, Quantity } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams, listQuery } from './list-query.ts';

/** What becomes of an order, in the usual order. */
export const OrderStatus = z.enum([
  'PLACED',
  'CONFIRMED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURN_REQUESTED',
  'RETURNED',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** From this subtotal on delivery costs nothing, in rupees. */
export const FREE_DELIVERY_FROM = 499;

/** What delivery costs below that, in rupees. */
export const DELIVERY_FEE = 49;

/** What somebody wants to order: products and how many of each. */
const OrderItems = z
  .array(z.object({ productId: z.uuid('Product not found'), quantity: Quantity }))
  .check(
    z.minLength(1, 'There is nothing to order'),
    z.maxLength(MOST_LINES, `An order holds at most ${MOST_LINES} products`),
  );

/** Why a line of a quote can't be ordered as it is. */
const LineProblem = z.enum(['SOLD_OUT', 'TOO_FEW', 'GONE']);

/** What an order would come to now; amounts in rupees with at most 2 decimals, taxes included. */
export const Quote = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      productImage: z.nullable(z.string()),
      price: z.number(),
      quantity: z.int(),
      /** How many there are. */
      available: z.int(),
      points: z.int(),
      lineTotal: z.number(),
      problem: z.nullable(LineProblem),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  /** Business-value points of all lines. */
  points: z.int(),
  /** Whether every line can be ordered. */
  canOrder: z.boolean(),
});
export type Quote = z.infer<typeof Quote>;

/** An order as its owner sees it; amounts in rupees, times as ISO text. */
export const Order = z.object({
  id: z.string(),
  /** For people: `PGM-000123`. */
  number: z.string(),
  status: OrderStatus,
  placedAt: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      productImage: z.nullable(z.string()),
      price: z.number(),
      quantity: z.int(),
      points: z.int(),
      lineTotal: z.number(),
    }),
  ),
  /** Where it goes, as it stood when the order was placed. */
  address: AddressDetails,
  subtotal: z.number(),
  deliveryFee: z.number(),
  total: z.number(),
  points: z.int(),
  payment: z.object({ method: z.enum(['COD']), status: z.enum(['DUE', 'PAID', 'CANCELLED']) }),
  /** What happened, the first thing first. */
  timeline: z.array(
    z.object({ status: OrderStatus, at: z.string(), by: z.enum(['MEMBER', 'STAFF', 'SYSTEM']) }),
  ),
  canCancel: z.boolean(),
});
export type Order = z.infer<typeof Order>;

export const quoteOrder = defineEndpoint({
  operation: 'quoteOrder',
  summary: 'What so many of these products would come to now, and what of them there is.',
  base: 'cart',
  method: 'POST',
  path: '/api/orders/quote',
  policy: 'public',
  body: z.object({ items: OrderItems }),
  answer: { status: 200, body: dataAnswer(Quote) },
  failures: [400, 429],
});

/** What is sent to order. The server takes nothing from it but what is wanted; `total` is what the buyer was shown. */
export const NewOrder = z.object({
  items: OrderItems,
  addressId: z.uuid('Choose an address'),
  payment: z.object({ method: z.enum(['COD'], 'Choose how to pay') }),
  total: z.number('The total is needed'),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const placeOrder = defineEndpoint({
  operation: 'placeOrder',
  summary:
    'Places an order, once per `Idempotency-Key` header; 409 when something is sold out or the total is no longer what was shown.',
  base: 'cart',
  method: 'POST',
  path: '/api/orders',
  policy: 'member',
  body: NewOrder,
  answer: { status: 201, body: dataAnswer(Order) },
  failures: [400, 401, 404, 409],
});

export const listOrders = defineEndpoint({
  operation: 'listOrders',
  summary: "The caller's orders, the newest first; all of them unless a page is asked for.",
  base: 'cart',
  method: 'GET',
  path: '/api/orders',
  policy: 'member',
  query: listQuery(['newest']),
  answer: { status: 200, body: listAnswer(Order) },
  failures: [400, 401],
});

export const getOrder = defineEndpoint({
  operation: 'getOrder',
  summary: "One order of the caller's.",
  base: 'cart',
  method: 'GET',
  path: '/api/orders/{id}',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(Order) },
  failures: [401, 404],
});

export const cancelOrder = defineEndpoint({
  operation: 'cancelOrder',
  summary: "Cancels an order of the caller's that is not shipped yet; stock and points are back.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/cancel',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(Order) },
  failures: [401, 404, 409],
});
