import * as z from 'zod/mini';
import { dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { Order, OrderStatus } from './order.ts';
import { text } from '../text.ts';

/** An order as staff see it, with its buyer. */
export const StaffOrder = z.extend(Order, {
  buyer: z.object({ id: z.string(), name: z.string() }),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

export const listAllOrders = defineEndpoint({
  operation: 'listAllOrders',
  summary: 'The orders of all members, the newest first; by status when one is named.',
  base: 'cart',
  method: 'GET',
  path: '/api/orders/all',
  policy: 'staff',
  query: z.extend(listQuery(['newest']), { status: z.optional(OrderStatus) }),
  response: { status: 200, body: listResponseBody(StaffOrder) },
  failures: [400, 401, 403],
});

/** The new status of an order; the buyer can read `note`. */
export const OrderStep = z.object({
  status: OrderStatus,
  note: z.optional(text(500, 'Note')),
});
export type OrderStep = z.infer<typeof OrderStep>;

export const setOrderStatus = defineEndpoint({
  operation: 'setOrderStatus',
  summary:
    'Moves an order one step: confirmed, packed, shipped, delivered; cancelled before it is shipped; a requested return is accepted or rejected (delivered again).',
  base: 'cart',
  method: 'PUT',
  path: '/api/orders/{id}/status',
  policy: 'staff',
  params: IdParams,
  body: OrderStep,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});
