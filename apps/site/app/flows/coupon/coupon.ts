import { ok } from '@pgm/api/contract';
import { couponMachine } from '@pgm/machines/coupon';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { couponMemory } from './coupon-memory.ts';

/** The coupon box as the site runs it. */
export const siteCouponMachine = couponMachine.provide({
  actors: {
    recallCode: fromPromise(async () => couponMemory.recall()),
    judgeCoupon: fromPromise(async ({ input: { code, items }, signal }) => {
      const client = await browserClient();
      const quote = await client.orders.quote({ items, delivery: 'STANDARD', coupon: code }, signal);
      if (!quote.ok) return quote;
      const { discount, coupon } = quote.value;
      return ok({ discount, problem: coupon?.problem ?? null });
    }),
  },
});
