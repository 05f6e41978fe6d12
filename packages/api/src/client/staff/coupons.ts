import { createCoupon, endCoupon, listStaffCoupons, tryCoupon, updateCoupon } from '../../contract/index.ts';
import type { CouponChange, CouponTrial, NewCoupon, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads, edits and tries the coupons. */
export function staffCouponsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffCoupons>> = {}, signal?: AbortSignal) =>
      call(listStaffCoupons, { query, signal }),

    create: (coupon: NewCoupon, signal?: AbortSignal) => toData(call(createCoupon, { body: coupon, signal })),

    update: (id: string, change: CouponChange, signal?: AbortSignal) =>
      toData(call(updateCoupon, { params: { id }, body: change, signal })),

    /** Ends a coupon now. */
    end: (id: string, signal?: AbortSignal) => toData(call(endCoupon, { params: { id }, signal })),

    /** What the coupon would take off a sample cart. */
    try: (id: string, trial: CouponTrial, signal?: AbortSignal) =>
      toData(call(tryCoupon, { params: { id }, body: trial, signal })),
  };
}
