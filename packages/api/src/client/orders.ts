import {
  cancelOrder,
  getOrder,
  listOrders,
  ok,
  openInvoice,
  placeOrder,
  quoteOrder,
  returnOrder,
} from '../contract/index.ts';
import type { NewOrder, QueryOf, QuoteRequest } from '../contract/index.ts';
import type { Call } from './call.ts';

/** What orders come to, and the caller's orders. */
export function ordersClient(call: Call) {
  return {
    /** What so many of these products would come to now, with a coupon and brought in some way; for guests, too. */
    quote: async (request: QuoteRequest, signal?: AbortSignal) => {
      const result = await call(quoteOrder, { body: request, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Places an order; sent again with the same `key` (8 to 64 of A–Z, a–z, 0–9 and -), it is the same order. */
    place: async (order: NewOrder, key: string, signal?: AbortSignal) => {
      const headers = { 'Idempotency-Key': key };
      const result = await call(placeOrder, { body: order, headers, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** The newest first; `pagination` says where they stand when a page was asked for. */
    list: (query: Partial<QueryOf<typeof listOrders>> = {}, signal?: AbortSignal) =>
      call(listOrders, { query, signal }),

    get: async (id: string, signal?: AbortSignal) => {
      const result = await call(getOrder, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Cancels an order that is not shipped yet; the order as it is then. */
    cancel: async (id: string, signal?: AbortSignal) => {
      const result = await call(cancelOrder, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Asks to send a delivered order back; the order as it is then. */
    sendBack: async (id: string, reason: string, signal?: AbortSignal) => {
      const result = await call(returnOrder, { params: { id }, body: { reason }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** An address at which the invoice can be opened for a few minutes, without a token. */
    invoice: async (id: string, signal?: AbortSignal) => {
      const result = await call(openInvoice, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
