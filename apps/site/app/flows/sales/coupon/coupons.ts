import { couponsMachine } from '@pgm/machines/sales/coupons';
import { pagedActor } from '#app/kit/paged-actor.ts';

/** The coupon list machine with the site's implementations. */
export const siteCouponsMachine = couponsMachine.provide({
  actors: { fetchPage: pagedActor(({ coupons }, _, signal) => coupons.list(signal)) },
});
