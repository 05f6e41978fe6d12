import { type QueryOf, listPastOrders } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** The call on the caller's orders from before the shop. */
export function pastOrdersClient(call: Call) {
  return {
    /** One page; the newest first. */
    list: (query: QueryOf<typeof listPastOrders> = {}, signal?: AbortSignal) =>
      call(listPastOrders, { query, signal }),
  };
}
