import { couponsMachine } from '@pgm/machines/sales/coupons';
import { withPorts } from '@pgm/machines/kit';
import { pagedActor } from '#app/kit/paged-actor.ts';

/** The coupon list machine with the site's implementations. */
export const siteCouponsMachine = withPorts(couponsMachine)({
  actors: { fetchPage: pagedActor(({ coupons }, _, signal) => coupons.list(signal)) },
});
