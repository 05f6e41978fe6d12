import * as z from 'zod/mini';
import { AddressDetails } from './address.ts';
import { dataAnswer, listAnswer } from './answer.ts';
import { MOST_LINES, Quantity } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams, listQuery } from './list-query.ts';
import { CouponCode, QuotedCoupon } from './coupon.ts';
import { Gstin } from './gstin.ts';
import { OrderPayment, PaymentMethod } from './payment.ts';
import { text } from './text.ts';

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

/** How an order is brought. */
export const DeliveryMethod = z.enum(['STANDARD', 'EXPRESS'], 'Choose how it is delivered');
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** What each way of delivery costs in rupees, from which subtotal on nothing, and in how many days it arrives. */
export const DELIVERY = {
  STANDARD: { fee: 49, freeFrom: 499, days: [4, 7] },
  EXPRESS: { fee: 99, freeFrom: null, days: [2, 3] },
} as const satisfies Record<
  DeliveryMethod,
  { readonly fee: number; readonly freeFrom: number | null; readonly days: readonly [number, number] }
>;

/** For so many days after the delivery an order can be sent back. */
export const RETURN_DAYS = 7;

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
  /** The coupon that was asked about, or null. */
  coupon: z.nullable(QuotedCoupon),
  /** What the coupon takes off; 0 without one, or with one that can't be used. */
  discount: z.number(),
  /** Subtotal and delivery less the discount. */
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
  delivery: z.object({
    method: DeliveryMethod,
    /** The last day of the promise. */
    expectedBy: z.string(),
  }),
  subtotal: z.number(),
  deliveryFee: z.number(),
  /** The coupon that was used, or null. */
  couponCode: z.nullable(z.string()),
  /** What the coupon took off. */
  discount: z.number(),
  total: z.number(),
  points: z.int(),
  payment: OrderPayment,
  /** The buyer's own GST number for the invoice, or null. */
  gstin: z.nullable(z.string()),
  /** What happened, the first thing first. */
  timeline: z.array(
    z.object({
      status: OrderStatus,
      at: z.string(),
      by: z.enum(['MEMBER', 'STAFF', 'SYSTEM']),
      /** Why, in the words of who did it; null when nothing was said. */
      note: z.nullable(z.string()),
    }),
  ),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  /** Until when it can be sent back; null before it is delivered. */
  returnBy: z.nullable(z.string()),
  /** Whether there is an invoice to open. */
  hasInvoice: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** What is asked about. */
export const QuoteRequest = z.object({
  items: OrderItems,
  delivery: z._default(DeliveryMethod, 'STANDARD'),
  coupon: z.optional(CouponCode),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const quoteOrder = defineEndpoint({
  operation: 'quoteOrder',
  summary:
    'What so many of these products would come to now, what of them there is, and what a coupon would take off.',
  base: 'cart',
  method: 'POST',
  path: '/api/orders/quote',
  policy: 'visitor',
  body: QuoteRequest,
  answer: { status: 200, body: dataAnswer(Quote) },
  failures: [400, 401, 429],
});

/** What is sent to order. The server takes nothing from it but what is wanted; `total` is what the buyer was shown. */
export const NewOrder = z.object({
  items: OrderItems,
  addressId: z.uuid('Choose an address'),
  delivery: z._default(DeliveryMethod, 'STANDARD'),
  coupon: z.optional(CouponCode),
  payment: z.object({ method: PaymentMethod }),
  /** For an invoice that names the buyer's own business. */
  gstin: z.optional(Gstin),
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

/** Why something is sent back. */
export const ReturnRequest = z.object({
  reason: text(500, 'Reason').check(z.minLength(3, 'Please say why you send it back')),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

export const returnOrder = defineEndpoint({
  operation: 'returnOrder',
  summary: `Asks to send an order of the caller's back, within ${RETURN_DAYS} days of its delivery.`,
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/return',
  policy: 'member',
  params: IdParams,
  body: ReturnRequest,
  answer: { status: 200, body: dataAnswer(Order) },
  failures: [400, 401, 404, 409],
});

export const openInvoice = defineEndpoint({
  operation: 'openInvoice',
  summary: "An address at which the invoice of an order of the caller's can be opened for five minutes.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/invoice',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(z.object({ number: z.string(), url: z.string() })) },
  failures: [401, 404, 409],
});
