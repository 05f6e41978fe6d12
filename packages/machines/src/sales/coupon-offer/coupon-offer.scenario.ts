import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleCoupons } from '../coupons/coupons.scenario.ts';

const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 4 }];

/** Sample events that reach every state of the machine, for tests and stories. */
export const couponOfferScenario = {
  cart: { type: 'cart.changed', items, subtotal: 1396, isMember: false },
  rested: { type: 'xstate.after.rest.coupon-offer.waiting' },
  fetched: done('fetchCoupons', sampleCoupons),
  notFetched: failed('fetchCoupons'),
  evaluated: done('evaluateCoupon', { discount: 139.6, problem: null }),
} as const;
