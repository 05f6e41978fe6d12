import { fail, ok } from '@pgm/api/contract';

const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 2 }];

/** Sample events that reach every state of the machine, for tests and stories. */
export const couponScenario = {
  recalled: { type: 'xstate.done.actor.recallCode', output: 'FLAT100' },
  nothingToRecall: { type: 'xstate.done.actor.recallCode', output: undefined },
  items: { type: 'items.changed', items },
  typing: { type: 'coupon.change', typed: 'flat100' },
  apply: { type: 'coupon.apply' },
  rested: { type: 'xstate.after.rest.coupon.waiting' },
  usable: { type: 'xstate.done.actor.evaluateCoupon', output: ok({ discount: 100, problem: null }) },
  unusable: {
    type: 'xstate.done.actor.evaluateCoupon',
    output: ok({ discount: 0, problem: 'This coupon is for orders of ₹999 or more.' }),
  },
  connectionLost: {
    type: 'xstate.done.actor.evaluateCoupon',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  remove: { type: 'coupon.remove' },
} as const;
