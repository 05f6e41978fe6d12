import * as z from 'zod/mini';
import { Day } from '../day.ts';
import { AddressDetails } from '../members/address.ts';
import { dataResponse, pageResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { OpenedDocument } from '../opened-document.ts';
import { Order, OrderStatus, ReversalParams } from './order.ts';
import { OrderPayment, PaymentMethod } from './payment.ts';
import { Cancellation, Inspection } from './reversal.ts';
import { Carrier, Shipment } from './shipment.ts';
import { requiredText, text } from '../text.ts';
import { ChosenSize } from '../catalogue/size.ts';
import { MAX_LINES } from './cart.ts';

/** What staff note about an order; only staff see it. */
const StaffNote = z.object({
  id: z.string(),
  text: z.string(),
  /** The name of the author. */
  by: z.string(),
  /** ISO text. */
  at: z.string(),
});

/** An order as staff see it, with its buyer and the next steps that staff can take. */
export const StaffOrder = z.extend(Order, {
  buyer: z.object({
    id: z.string(),
    name: z.string(),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  nextSteps: z.array(OrderStatus),
  /** Whether the address can be changed: before it is packed, and before an invoice names the place of supply. */
  canChangeAddress: z.boolean(),
  /**
   * Whether pieces can be added: before it is packed, and not while it waits for an online payment. A paid order gets another
   * one that goes with it.
   */
  canAddPieces: z.boolean(),
  /** The oldest first. */
  notes: z.array(StaffNote),
  /** The refunds that the provider did not pay; they are tried again, or paid by hand. */
  failedRefunds: z.array(
    z.object({
      id: z.string(),
      /** Rupees. */
      amount: z.number(),
      /** In English. */
      cause: z.string(),
      /** ISO text. */
      at: z.string(),
    }),
  ),
  /** What can still be refunded beside the refunds that are listed; rupees. */
  refundable: z.number(),
  /** What was refunded so far, or is under way at the provider; paise. A refund by staff says how much they saw. */
  refundedPaise: z.int(),
  /** Whether the provider of the payment can pay a refund. */
  hasProvider: z.boolean(),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

/** What orders wait for staff to do. */
export const OrderNeed = z.enum([
  'toConfirm',
  'toPack',
  'missing',
  'toShip',
  'returns',
  'refundsDue',
  'refundsFailed',
]);
export type OrderNeed = z.infer<typeof OrderNeed>;

/** Which orders of all members are meant: those that match everything that is given. */
export const OrderFilter = z.object({
  search: z.optional(text(100, 'Search')),
  status: z.optional(OrderStatus),
  payment: z.optional(OrderPayment.shape.status),
  method: z.optional(PaymentMethod),
  needs: z.optional(OrderNeed),
  carrier: z.optional(Carrier),
  /** The member who placed them. */
  buyerId: z.optional(z.uuid('Member not found')),
  /** The first day on which they were placed, in India. */
  from: z.optional(Day),
  /** The last day on which they were placed, in India. */
  to: z.optional(Day),
});
export type OrderFilter = z.infer<typeof OrderFilter>;

export const listAllOrders = defineEndpoint({
  operation: 'listAllOrders',
  summary:
    'The orders of all members, the newest first; by status, method and status of payment, what they need, carrier, buyer, and the days in India from which and to which they were placed, when they are named. The search finds numbers, products, buyers and their mobiles. A search that finds very many lists the first 1000; `isCapped` says that more match.',
  base: 'cart',
  method: 'GET',
  path: '/api/orders/all',
  policy: 'staff',
  area: 'orders',
  query: z.extend(listQuery(['newest', '-newest']), OrderFilter.shape),
  response: {
    status: 200,
    body: z.extend(pageResponse(StaffOrder), {
      /** Whether more orders match than `total`, which is the maximum that a search lists that finds very many. */
      isCapped: z.optional(z.boolean()),
    }),
  },
  failures: [400, 401, 403],
});

export const countOrderNeeds = defineEndpoint({
  operation: 'countOrderNeeds',
  summary: 'How many orders need each of the things that `needs` of the list names.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/orders/needs',
  policy: 'staff',
  area: 'orders',
  response: {
    status: 200,
    body: dataResponse(
      z.object({
        toConfirm: z.int(),
        toPack: z.int(),
        missing: z.int(),
        toShip: z.int(),
        returns: z.int(),
        refundsDue: z.int(),
        refundsFailed: z.int(),
      }),
    ),
  },
  failures: [401, 403],
});

export const getStaffOrder = defineEndpoint({
  operation: 'getStaffOrder',
  summary: 'One order of any member.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/orders/{id}',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [401, 403, 404],
});

/** The new status of an order; the buyer can read `note`. `shipment` counts only for a shipped order. */
export const OrderStep = z.object({
  status: OrderStatus,
  note: z.optional(text(500, 'Note')),
  shipment: z.optional(Shipment),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const setOrderStatus = defineEndpoint({
  operation: 'setOrderStatus',
  summary:
    'Moves an order one step: confirmed, packed, shipped, delivered; cancelled before it is shipped; a requested return is accepted without restocking, or rejected (delivered again).',
  base: 'cart',
  method: 'PUT',
  path: '/api/orders/{id}/status',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: OrderStep,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

/** The maximum of orders that take a step or are printed together. */
export const MAX_ORDERS_AT_ONCE = 100;

const OrderIds = z
  .array(z.uuid('Order not found'))
  .check(
    z.minLength(1, 'Choose at least one order'),
    z.maxLength(MAX_ORDERS_AT_ONCE, `At most ${MAX_ORDERS_AT_ONCE} orders at once`),
  );

/** The same step for several orders. */
export const OrderSteps = z.object({
  ids: OrderIds,
  status: z.enum(['CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED'], 'Choose a step'),
});
export type OrderSteps = z.infer<typeof OrderSteps>;

export const setOrderStatuses = defineEndpoint({
  operation: 'setOrderStatuses',
  summary: 'Moves each of several orders one step; orders that cannot take it are named in `rejected`.',
  base: 'cart',
  method: 'PUT',
  path: '/api/admin/orders/status',
  policy: 'staff',
  area: 'orders',
  body: OrderSteps,
  response: {
    status: 200,
    body: dataResponse(z.object({ moved: z.int(), rejected: z.array(z.string()) })),
  },
  failures: [400, 401, 403],
});

export const setShipment = defineEndpoint({
  operation: 'setShipment',
  summary: 'Sets carrier and tracking number of an order that is on its way or delivered.',
  base: 'cart',
  method: 'PUT',
  path: '/api/admin/orders/{id}/shipment',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Shipment,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

export const cancelPieces = defineEndpoint({
  operation: 'cancelPieces',
  summary:
    'Cancels some pieces of an order that is not shipped yet; the last ones cancel the order. Stock and points are back, and what was paid for them is refunded. 409 with the order when a line has other pieces left than the sender saw.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/cancellations',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Cancellation,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

/** Another delivery address of an order. */
export const OrderAddress = z.pick(AddressDetails, {
  name: true,
  phone_number: true,
  street_address: true,
  additional_address_line: true,
  city: true,
  state: true,
  postal_code: true,
});
export type OrderAddress = z.infer<typeof OrderAddress>;

export const setOrderAddress = defineEndpoint({
  operation: 'setOrderAddress',
  summary:
    'Changes the delivery address of an order that is not packed yet and has no invoice, and notifies the buyer.',
  base: 'cart',
  method: 'PUT',
  path: '/api/admin/orders/{id}/address',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: OrderAddress,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

export const inspectReturn = defineEndpoint({
  operation: 'inspectReturn',
  summary:
    'Ends the requested return of an order: each product is restocked, written off, or rejected. What is accepted is refunded, with a credit note; a new order sends what is exchanged, while its size is in stock.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/inspection',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Inspection,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

/** How goods came back that could not be delivered: what becomes of each line, and why; the buyer can read the reason. */
export const Undelivered = z.object({
  items: z
    .array(
      z.object({
        productId: z.uuid('Product not found'),
        size: ChosenSize,
        outcome: z.enum(['RESTOCKED', 'WRITTEN_OFF'], 'Choose a result'),
      }),
    )
    .check(z.minLength(1, 'Choose a result for each product'), z.maxLength(MAX_LINES)),
  reason: requiredText(500, 'Reason', 'Reason is required'),
});
export type Undelivered = z.infer<typeof Undelivered>;

export const setUndelivered = defineEndpoint({
  operation: 'setUndelivered',
  summary:
    'Ends a shipped order that came back undelivered: each product is restocked or written off, its points are cancelled, and what was paid is refunded, with a credit note.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/undelivered',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: Undelivered,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

/** A note about an order. */
export const NewStaffNote = z.object({ text: requiredText(1000, 'Note', 'Note is required') });
export type NewStaffNote = z.infer<typeof NewStaffNote>;

export const addOrderNote = defineEndpoint({
  operation: 'addOrderNote',
  summary: 'Adds a note to an order, which only staff see. Notes are never changed or deleted.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/notes',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  body: NewStaffNote,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404],
});

/** Why staff decline a return; the buyer can read it. It is the note of the step back to `DELIVERED`. */
export const DeclinedReturn = z.object({ note: requiredText(500, 'Reason', 'Reason is required') });
export type DeclinedReturn = z.infer<typeof DeclinedReturn>;

export const acceptReturn = defineEndpoint({
  operation: 'acceptReturn',
  summary:
    'Accepts the requested return of an order: the buyer sends the goods, which are inspected when they come.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/return',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [401, 403, 404, 409],
});

export const openStaffInvoice = defineEndpoint({
  operation: 'openStaffInvoice',
  summary: 'An address at which the invoice of an order can be opened for five minutes.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/invoice',
  policy: 'staff',
  area: 'orders',
  params: IdParams,
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 403, 404, 409],
});

/** The orders whose packing slips are printed, and the paper. */
export const PackingSlips = z.object({ ids: OrderIds, paper: z.enum(['A4', 'A6'], 'Choose A4 or A6') });
export type PackingSlips = z.infer<typeof PackingSlips>;

export const openPackingSlips = defineEndpoint({
  operation: 'openPackingSlips',
  summary:
    'An address at which the packing slips of several orders can be opened as one PDF for five minutes; orders of which nothing is sent have none.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/packing-slips',
  policy: 'staff',
  area: 'orders',
  body: PackingSlips,
  response: { status: 200, body: dataResponse(z.object({ url: z.string() })) },
  failures: [400, 401, 403, 404, 409],
});

export const openStaffCreditNote = defineEndpoint({
  operation: 'openStaffCreditNote',
  summary: 'An address at which a credit note of an order can be opened for five minutes.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/credit-notes/{reversalId}',
  policy: 'staff',
  area: 'orders',
  params: ReversalParams,
  response: { status: 200, body: dataResponse(OpenedDocument) },
  failures: [401, 403, 404],
});
