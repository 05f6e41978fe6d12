import { couponsMachine } from '@pgm/machines/sales/coupons';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The coupon list machine with the site's implementations. */
export const siteCouponsMachine = couponsMachine.provide({
  actors: {
    fetchCoupons: fromPromise(async ({ signal }) => (await browserClient()).coupons.list(signal)),
  },
});
