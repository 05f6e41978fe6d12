import { listCoupons, ok } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The coupons of the shop. */
export function couponsClient(call: Call) {
  return {
    /** Those that the caller can use now; for guests those that anybody could. */
    list: async (signal?: AbortSignal) => {
      const result = await call(listCoupons, { signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
