import { done, failed } from '../../kit/kit.scenario.ts';

const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 2 }];

/** Sample events that reach every state of the machine, for tests and stories. */
export const couponScenario = {
  recalled: { type: 'xstate.done.actor.recallCode', output: 'FLAT100' },
  nothingToRecall: { type: 'xstate.done.actor.recallCode', output: undefined },
  items: { type: 'items.changed', items },
  typing: { type: 'coupon.change', typed: 'flat100' },
  apply: { type: 'coupon.apply' },
  rested: { type: 'xstate.after.rest.coupon.waiting' },
  usable: done('evaluateCoupon', { discount: 100, problem: null }),
  unusable: done('evaluateCoupon', { discount: 0, problem: 'This coupon is for orders of ₹999 or more.' }),
  over: done('evaluateCoupon', { discount: 0, problem: 'This coupon has expired.', isOver: true }),
  connectionLost: failed('evaluateCoupon'),
  remove: { type: 'coupon.remove' },
} as const;
