import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const sponsorScenario = {
  codeRead: { type: 'xstate.done.actor.readCode', output: 'ASHA2023' },
  noCode: { type: 'xstate.done.actor.readCode', output: undefined },
  type: { type: 'code.change', code: 'asha 2023' },
  typeTooLittle: { type: 'code.change', code: 'ash' },
  clear: { type: 'code.change', code: '' },
  rested: { type: 'xstate.after.typingRested.sponsor.typing' },
  known: done('checkCode', { referralCode: 'ASHA2023', name: 'Asha M.' }),
  unknown: failed('checkCode', { code: 'notFound', message: 'No associate has this referral code.' }),
  connectionLost: threw('checkCode'),
  retry: { type: 'sponsor.retry' },
} as const;
