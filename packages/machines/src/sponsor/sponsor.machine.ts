import type { Result, Sponsor } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

interface SponsorContext {
  readonly code: string | undefined;
  readonly sponsor: Sponsor | undefined;
}

export type SponsorEvent = { type: 'sponsor.remove' } | { type: 'sponsor.retry' };

/**
 * Who brought a visitor: the referral code of the link is kept while browsing and looked up where one signs up. Fill
 * `readCode`, `checkCode` and `forgetCode`.
 */
export const sponsorMachine = setup({
  types: {
    context: {} as SponsorContext,
    events: {} as SponsorEvent,
  },
  actors: {
    readCode: fromPromise<string | undefined>(() => Promise.reject(new Error('readCode is not provided'))),
    checkCode: fromPromise<Result<Sponsor>, string>(() =>
      Promise.reject(new Error('checkCode is not provided')),
    ),
    forgetCode: fromPromise<void>(() => Promise.reject(new Error('forgetCode is not provided'))),
  },
  guards: {
    hasCode: (_, code: string | undefined) => code !== undefined,
    succeeded: (_, answer: Result<Sponsor>) => answer.ok,
    isUnknown: (_, answer: Result<Sponsor>) => !answer.ok && answer.failure.code === 'notFound',
  },
  actions: {
    keepCode: assign((_, code: string | undefined) => ({ code })),
    keepSponsor: assign((_, answer: Result<Sponsor>) => ({ sponsor: answer.ok ? answer.value : undefined })),
    forget: assign({ code: undefined, sponsor: undefined }),
  },
}).createMachine({
  id: 'sponsor',
  context: { code: undefined, sponsor: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readCode',
        src: 'readCode',
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'keepCode', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
        onError: 'none',
      },
    },
    none: { type: 'final', entry: 'forget' },
    checking: {
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => context.code ?? '',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'keepSponsor', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'unknown' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
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
