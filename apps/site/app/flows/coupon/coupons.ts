import { couponsMachine } from '@pgm/machines/coupons';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The list of coupons as the site runs it. */
export const siteCouponsMachine = couponsMachine.provide({
  actors: {
    fetchCoupons: fromPromise(async ({ signal }) => (await browserClient()).coupons.list(signal)),
  },
});
