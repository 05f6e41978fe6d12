import { type Result, ok } from '@pgm/api/contract';
import { type CouponVerdict, type CouponWish, couponMachine } from '@pgm/machines/sales/coupon';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { savedCoupon } from './saved-coupon.ts';

/** What a coupon takes off a cart, by a quote. */
export const evaluateCoupon = fromPromise<Result<CouponVerdict>, CouponWish>(
  async ({ input: { code, items }, signal }) => {
    const client = await browserClient();
    const quote = await client.orders.quote({ items, delivery: 'STANDARD', coupon: code }, signal);
    if (!quote.ok) return quote;
    const { discount, coupon } = quote.value;
    return ok({ discount, problem: coupon?.problem ?? null, isOver: coupon?.isOver });
  },
);

/** The coupon machine with the site's implementations. */
export const siteCouponMachine = withPorts(couponMachine)({
  actors: { recallCode: fromPromise(savedCoupon.recall), evaluateCoupon },
});
