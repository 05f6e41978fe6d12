import { listCoupons } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The coupons of the shop. */
export function couponsClient(call: Call) {
  return {
    /** The coupons that the caller can use now; for guests those that every visitor can use. */
    list: (signal?: AbortSignal) => toData(call(listCoupons, { signal })),
  };
}
