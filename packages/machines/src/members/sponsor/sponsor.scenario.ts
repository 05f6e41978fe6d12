import { fail, ok } from '@pgm/api/contract';

/** Sample events that reach every state of the machine, for tests and stories. */
export const sponsorScenario = {
  codeRead: { type: 'xstate.done.actor.readCode', output: 'ASHA2023' },
  noCode: { type: 'xstate.done.actor.readCode', output: undefined },
  known: {
    type: 'xstate.done.actor.checkCode',
    output: ok({ referralCode: 'ASHA2023', name: 'Asha Mishra' }),
  },
  unknown: {
    type: 'xstate.done.actor.checkCode',
    output: fail({ code: 'notFound', message: 'No associate has this referral code.' }),
  },
  connectionLost: { type: 'xstate.error.actor.checkCode', error: new Error('out of order') },
  retry: { type: 'sponsor.retry' },
  remove: { type: 'sponsor.remove' },
  removed: { type: 'xstate.done.actor.forgetCode', output: undefined },
} as const;
