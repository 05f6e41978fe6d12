import { cancelOrder, getOrder, listOrders, ok, placeOrder, quoteOrder } from '../contract/index.ts';
import type { NewOrder, QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** What orders come to, and the caller's orders. */
export function ordersClient(call: Call) {
  return {
    /** What so many of these products would come to now; for guests, too. */
    quote: async (items: NewOrder['items'], signal?: AbortSignal) => {
      const result = await call(quoteOrder, { body: { items }, signal });
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
  };
}
