import type { Result, Sponsor } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { callCases, placeholder, succeeded, toOutput, toValue, when } from '../../kit/index.ts';

interface SponsorContext {
  readonly code: string | undefined;
  readonly sponsor: Sponsor | undefined;
}

export type SponsorEvent = { type: 'sponsor.remove' } | { type: 'sponsor.retry' };

/**
 * The sponsor of a visitor: the referral code of the link is saved while the visitor browses, and looked up at
 * sign-up. Provide `readCode`, `checkCode` and `forgetCode`.
 */
export const sponsorMachine = setup({
  types: { context: {} as SponsorContext, events: {} as SponsorEvent },
  actors: {
    readCode: placeholder<string | undefined>('readCode'),
    checkCode: placeholder<Result<Sponsor>, string>('checkCode'),
    forgetCode: placeholder<void>('forgetCode'),
  },
  guards: {
    hasCode: (_, code: string | undefined) => code !== undefined,
    isUnknown: (_, result: Result<Sponsor>) => !result.ok && result.failure.code === 'notFound',
  },
  actions: {
    saveCode: assign((_, code: string | undefined) => ({ code })),
    setSponsor: assign((_, sponsor: Sponsor) => ({ sponsor })),
    forget: assign({ code: undefined, sponsor: undefined }),
  },
}).createMachine({
  id: 'sponsor',
  context: { code: undefined, sponsor: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: callCases('readCode', [when('hasCode', 'checking', 'saveCode')], { target: 'none' }),
    },
    none: { type: 'final', entry: 'forget' },
    checking: {
      invoke: {
        input: ({ context }) => context.code ?? '',
        ...callCases(
          'checkCode',
          [
            { guard: succeeded, target: 'known', actions: { type: 'setSponsor', params: toValue } },
            { guard: { type: 'isUnknown', params: toOutput }, target: 'unknown' },
          ],
          { target: 'unreachable' },
        ),
      },
      on: { 'sponsor.remove': 'removing' },
    },
    known: { on: { 'sponsor.remove': 'removing' } },
    unknown: { on: { 'sponsor.remove': 'removing' } },
    unreachable: { on: { 'sponsor.retry': 'checking', 'sponsor.remove': 'removing' } },
    removing: {
      invoke: { id: 'forgetCode', src: 'forgetCode', onDone: 'none', onError: 'none' },
    },
  },
});
