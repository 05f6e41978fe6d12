import * as z from 'zod/mini';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { ChosenSize, SizeStock, toLineKey } from '../catalogue/size.ts';
import { AddressDetails } from '../members/address.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { MAX_LINES, Quantity } from './cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { jsonPart, listPart } from '../form-parts.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { OpenedDocument } from '../opened-document.ts';
import { CouponCode, QuotedCoupon } from './coupon.ts';
import { Gstin } from './gstin.ts';
import { OrderPayment, PaymentMethod } from './payment.ts';
import {
  MAX_RETURN_PHOTOS,
  AddedOrder,
  LinkedOrder,
  Refund,
  Reversal,
  SomePieces,
  SomeReturnPieces,
} from './reversal.ts';
import { Shipment } from './shipment.ts';
import { text } from '../text.ts';

/** The status of an order, in the usual order. */
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

/** The delivery method of an order. */
export const DeliveryMethod = z.enum(['STANDARD', 'EXPRESS'], 'Choose a delivery option');
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** What a delivery method costs and how long it takes. */
export const DeliveryTerms = z.object({
  /** Rupees. */
  fee: z.number(),
  /** The subtotal in rupees from which it is free; null when it never is. */
  freeFrom: z.nullable(z.number()),
  /** The fewest and the most days until arrival. */
  days: z.readonly(z.tuple([z.int(), z.int()])),
});
export type DeliveryTerms = z.infer<typeof DeliveryTerms>;

/** The maximum number of pieces in one order, of all products together. A cart may hold more. */
export const MAX_PIECES = 200;

/**
 * The products of an order, their sizes and quantities. The server limits the sum of a repeated product, and of all to
 * {@link MAX_PIECES}.
 */
const OrderItems = z
  .array(
    z.object({ productId: z.uuid('Product not found'), quantity: Quantity, size: ChosenSize }),
    'There is nothing to order',
  )
  .check(
    z.minLength(1, 'There is nothing to order'),
    z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} products`),
  );

/** Why an order cannot be paid on delivery. */
const CodProblem = z.enum(['UNPROVEN_MOBILE', 'TOO_MUCH']);
export type CodProblem = z.infer<typeof CodProblem>;

/** Why a line of a quote cannot be ordered. */
const LineProblem = z.enum(['SOLD_OUT', 'TOO_FEW', 'GONE']);

/** The current total of an order; amounts in rupees with at most 2 decimals, taxes included. */
export const Quote = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      /** Absent for a product without sizes. */
      size: z.optional(z.string()),
      productName: z.string(),
      productImage: z.nullable(z.string()),
      price: z.number(),
      quantity: z.int(),
      /** The pieces in stock, of the size where there is one. */
      available: z.int(),
      points: z.int(),
      lineTotal: z.number(),
      problem: z.nullable(LineProblem),
    }),
  ),
  subtotal: z.number(),
  deliveryFee: z.number(),
  /** What each delivery method costs and how long it takes now. */
  deliveries: z.record(DeliveryMethod, DeliveryTerms),
  /** The coupon of the request, or null. */
  coupon: z.nullable(QuotedCoupon),
  /** The coupon's discount; 0 without a coupon, or with an invalid one. */
  discount: z.number(),
  /** Subtotal plus delivery minus discount. */
  total: z.number(),
  /** Business-value points of all lines. */
  points: z.int(),
  /** Whether every line can be ordered. */
  canOrder: z.boolean(),
  /** Why the caller cannot pay on delivery; absent where that is possible, and for guests. */
  codProblem: z.optional(CodProblem),
});
export type Quote = z.infer<typeof Quote>;

/** An order as its owner sees it; amounts in rupees, times as ISO text. */
export const Order = z.object({
  id: z.string(),
  /** The number that people read: `PGM-000123`. */
  number: z.string(),
  status: OrderStatus,
  placedAt: z.string(),
  items: z.array(
    z.object({
      productId: z.string(),
      /** Absent for a product without sizes. */
      size: z.optional(z.string()),
      productName: z.string(),
      productImage: z.nullable(z.string()),
      price: z.number(),
      quantity: z.int(),
      /** How many of them were cancelled or taken back. */
      reversed: z.int(),
      points: z.int(),
      lineTotal: z.number(),
      /** The stock of the other sizes that cost the same, for an exchange; absent while the order cannot be returned. */
      exchangeSizes: z.optional(SizeStock),
    }),
  ),
  /** The delivery address at the time of the order. */
  address: AddressDetails,
  delivery: z.object({
    method: DeliveryMethod,
    /** The last day of the promised delivery. */
    expectedBy: z.string(),
    /** Null before it is sent, and when it is sent without a carrier. */
    shipment: z.nullable(Shipment),
  }),
  subtotal: z.number(),
  deliveryFee: z.number(),
  /** The coupon that was used, or null. */
  couponCode: z.nullable(z.string()),
  /** The coupon's discount. */
  discount: z.number(),
  total: z.number(),
  /** The part of the total for pieces that were cancelled or returned: it is not paid, or goes back. */
  reversedTotal: z.number(),
  points: z.int(),
  payment: OrderPayment,
  /** The order whose returned pieces this one sends in another size; it is paid by that return. Absent for others. */
  exchangedOrder: z.optional(LinkedOrder),
  /** The order to which staff added these pieces after it was paid. Absent for others. */
  goesWith: z.optional(LinkedOrder),
  /** The orders of pieces that staff added after this one was paid, without cancelled ones. Absent without any. */
  addedOrders: z.optional(z.array(AddedOrder)),
  /** What was cancelled or returned, the oldest first. */
  reversals: z.array(Reversal),
  /** The oldest first. */
  refunds: z.array(Refund),
  /** The buyer's own GST number for the invoice, or null. */
  gstin: z.nullable(z.string()),
  /** What the courier should know; absent when there is nothing to know. */
  courierNote: z.optional(z.string()),
  /** The history, oldest step first. */
  timeline: z.array(
    z.object({
      status: OrderStatus,
      at: z.string(),
      by: z.enum(['MEMBER', 'STAFF', 'SYSTEM']),
      /** The actor's reason; null without one. */
      note: z.nullable(z.string()),
    }),
  ),
  canCancel: z.boolean(),
  /** Whether some of several pieces can be cancelled: before it is packed. */
  canCancelPieces: z.boolean(),
  canReturn: z.boolean(),
  /** Until when the order can be returned; null before the delivery. */
  returnBy: z.nullable(z.string()),
  /** Whether an invoice can be opened. */
  hasInvoice: z.boolean(),
});
export type Order = z.infer<typeof Order>;

/** The lines of an order that have pieces which are neither cancelled nor taken back, with the number of these. */
export function leftLines<Line extends Order['items'][number]>(items: readonly Line[] = []) {
  return items.flatMap((item) => {
    const left = item.quantity - item.reversed;
    return left > 0 ? [{ ...item, lineKey: toLineKey(item), left }] : [];
  });
}

/** The length of a note for the courier: it has to fit on a packing slip. */
export const MAX_COURIER_NOTE = 120;

/** The request for a quote. */
export const QuoteRequest = z.object({
  items: OrderItems,
  delivery: z._default(DeliveryMethod, 'STANDARD'),
  coupon: z.optional(CouponCode),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const quoteOrder = defineEndpoint({
  operation: 'quoteOrder',
  summary:
    'The current price of these products in these quantities, how many of them are in stock, and the discount of a coupon.',
  base: 'cart',
  method: 'POST',
  path: '/api/orders/quote',
  policy: 'visitor',
  /** The language of the names of products. */
  query: z.object({ language: CatalogueLanguage }),
  body: QuoteRequest,
  response: { status: 200, body: dataResponse(Quote) },
  failures: [400, 401, 429],
});

/** A note for the courier, such as a landmark or the best time; on one line. */
export const CourierNote = text(MAX_COURIER_NOTE, 'Note for the courier').check(
  z.overwrite((note) => note.replaceAll(/\s+/g, ' ')),
);

/**
 * The request for an order. The server takes only the wanted products from it; `total` is the one that the buyer
 * saw.
 */
export const NewOrder = z.object({
  items: OrderItems,
  addressId: z.uuid('Choose an address'),
  delivery: z._default(DeliveryMethod, 'STANDARD'),
  coupon: z.optional(CouponCode),
  payment: z.object({ method: PaymentMethod }, 'Choose a payment method'),
  /** For an invoice with the buyer's own business. */
  gstin: z.optional(Gstin),
  /** What the courier should know; absent when there is nothing to know. */
  courierNote: z.optional(CourierNote),
  total: z.number('Total is required'),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const placeOrder = defineEndpoint({
  operation: 'placeOrder',
  summary:
    'Places an order, once per `Idempotency-Key` header; 409 when the shop is closed, something is sold out, the total is no longer what was shown, or a limit of the member is reached.',
  base: 'cart',
  method: 'POST',
  path: '/api/orders',
  policy: 'member',
  body: NewOrder,
  response: { status: 201, body: dataResponse(Order) },
  failures: [400, 401, 404, 409, 429],
});

export const listOrders = defineEndpoint({
  operation: 'listOrders',
  summary: "The caller's orders, the newest first.",
  base: 'cart',
  method: 'GET',
  path: '/api/orders',
  policy: 'member',
  query: listQuery(['newest']),
  response: { status: 200, body: listResponseBody(Order) },
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
  response: { status: 200, body: dataResponse(Order) },
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
  response: { status: 200, body: dataResponse(Order) },
  failures: [401, 404, 409],
});

/** Pieces that their buyer cancels. */
export const PieceCancellation = z.object({ items: SomePieces });
export type PieceCancellation = z.infer<typeof PieceCancellation>;

export const cancelOwnPieces = defineEndpoint({
  operation: 'cancelOwnPieces',
  summary:
    "Cancels some pieces of an order of the caller's that is not packed yet; the last ones cancel the order. Stock and points are back, and what was paid for them is refunded.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/cancellations',
  policy: 'member',
  params: IdParams,
  body: PieceCancellation,
  response: { status: 200, body: dataResponse(Order) },
  failures: [400, 401, 404, 409],
});

/** The reason of a return, what is returned, in exchange for which size, and photos of it. */
export const ReturnRequest = z.object({
  reason: text(500, 'Reason').check(z.minLength(3, 'Please tell us why you are returning it')),
  /** All products of the order without it. */
  items: z.optional(jsonPart(SomeReturnPieces, 'Choose at least one product')),
  images: z.optional(
    listPart(z.file('Choose a photo'), MAX_RETURN_PHOTOS, `At most ${MAX_RETURN_PHOTOS} photos`),
  ),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

export const returnOrder = defineEndpoint({
  operation: 'returnOrder',
  summary:
    "Asks to send an order of the caller's back, until its `returnBy`, for a refund or in exchange for another size; 409 when that size is sold out.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/return',
  policy: 'member',
  params: IdParams,
  form: 'multipart',
  maxImages: MAX_RETURN_PHOTOS,
  body: ReturnRequest,
  response: { status: 200, body: dataResponse(Order) },
  failures: [400, 401, 404, 409, 413],
});

/** The path parameters of a call on a credit note. */
export const ReversalParams = z.extend(IdParams, { reversalId: text(64, 'Id') });

export const openInvoice = defineEndpoint({
  operation: 'openInvoice',
  summary: "An address at which the invoice of an order of the caller's can be opened for five minutes.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/invoice',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 404, 409],
});

export const openCreditNote = defineEndpoint({
  operation: 'openCreditNote',
  summary: "An address at which a credit note of an order of the caller's can be opened for five minutes.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/credit-notes/{reversalId}',
  policy: 'member',
  params: ReversalParams,
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 404],
});
