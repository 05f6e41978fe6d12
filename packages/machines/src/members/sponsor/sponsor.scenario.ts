import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const sponsorScenario = {
  codeRead: { type: 'xstate.done.actor.readCode', output: 'ASHA2023' },
  noCode: { type: 'xstate.done.actor.readCode', output: undefined },
  known: done('checkCode', { referralCode: 'ASHA2023', name: 'Asha Mishra' }),
  unknown: failed('checkCode', { code: 'notFound', message: 'No associate has this referral code.' }),
  connectionLost: threw('checkCode'),
  retry: { type: 'sponsor.retry' },
  remove: { type: 'sponsor.remove' },
  removed: { type: 'xstate.done.actor.forgetCode', output: undefined },
} as const;
