import { fail, ok } from '@pgm/api/contract';
import { sampleCoupons } from './sample-coupons.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const couponsScenario = {
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
