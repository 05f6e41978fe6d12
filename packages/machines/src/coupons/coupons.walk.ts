import { fail, ok } from '@pgm/api/contract';
import { sampleCoupons } from './sample-coupons.ts';

/** The events with which tests and stories walk the machine through every state. */
export const couponsWalk = {
  fetched: { type: 'xstate.done.actor.fetchCoupons', output: ok(sampleCoupons) },
  noneFetched: { type: 'xstate.done.actor.fetchCoupons', output: ok([]) },
  notFetched: {
    type: 'xstate.done.actor.fetchCoupons',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  use: { type: 'coupon.use', code: 'WELCOME10' },
  retry: { type: 'coupons.retry' },
  loggedIn: { type: 'viewer.changed' },
} as const;
