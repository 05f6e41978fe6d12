import { fail, ok } from '@pgm/api/contract';

const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 2 }];

/** The events with which tests and stories walk the machine through every state. */
export const couponWalk = {
  recalled: { type: 'xstate.done.actor.recallCode', output: 'FLAT100' },
  nothingToRecall: { type: 'xstate.done.actor.recallCode', output: undefined },
  items: { type: 'items.changed', items },
  typing: { type: 'coupon.change', typed: 'flat100' },
  apply: { type: 'coupon.apply' },
  rested: { type: 'xstate.after.rest.coupon.waiting' },
  usable: { type: 'xstate.done.actor.judgeCoupon', output: ok({ discount: 100, problem: null }) },
  unusable: {
    type: 'xstate.done.actor.judgeCoupon',
    output: ok({ discount: 0, problem: 'This coupon is for orders of ₹999 or more.' }),
  },
  lineLost: {
    type: 'xstate.done.actor.judgeCoupon',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  remove: { type: 'coupon.remove' },
} as const;
