import { couponOfferMachine } from '@pgm/machines/sales/coupon-offer';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { evaluateCoupon } from './coupon.ts';

/** The machine of the offered coupon with the site's implementations. */
export const siteCouponOfferMachine = withPorts(couponOfferMachine)({
  actors: {
    fetchCoupons: fromPromise(async ({ signal }) => (await browserClient()).coupons.list(signal)),
    evaluateCoupon,
  },
});
