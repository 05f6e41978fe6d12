import { listCoupons } from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import type { Call } from '../call.ts';

/** The coupons of the shop. */
export function couponsClient(call: Call) {
  return {
    /** The coupons that the caller can use now; for guests those that every visitor can use. */
    list: (signal?: AbortSignal) => allPages((query) => call(listCoupons, { query, signal })),
  };
}
