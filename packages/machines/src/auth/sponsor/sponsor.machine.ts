import type { Result, Sponsor } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import {
  type PortParams,
  callCases,
  placeholder,
  succeeded,
  toOutput,
  toValue,
  when,
} from '../../kit/index.ts';

interface SponsorContext {
  /** The typed code in upper case, without other characters than letters and digits; empty without one. */
  readonly code: string;
  readonly sponsor: Sponsor | undefined;
}

export type SponsorEvent = { type: 'code.change'; code: string } | { type: 'sponsor.retry' };

/** How long the typing must stop before a code is looked up, in ms. */
export const TYPING_MS = 600;

/** The lengths of a referral code. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 20;

/**
 * The sponsor of a visitor: the referral code that was typed, or that a link brought. It is saved, and looked up
 * when the typing stops. Provide `readCode` and `checkCode`, and the action `saveCode` with a storage.
 */
export const sponsorMachine = setup({
  types: { context: {} as SponsorContext, events: {} as SponsorEvent },
  actors: {
    readCode: placeholder<string | undefined>('readCode'),
    checkCode: placeholder<Result<Sponsor>, string>('checkCode'),
  },
  delays: { typingRested: TYPING_MS },
  guards: {
    hasCode: (_, code: string | undefined) => toCode(code) !== '',
    isTooShort: ({ context }) => context.code.length < MIN_LENGTH,
    isUnknown: (_, result: Result<Sponsor>) => !result.ok && result.failure.code === 'notFound',
  },
  actions: {
    setCode: assign((_, code: string | undefined) => ({ code: toCode(code), sponsor: undefined })),
    saveCode: (_args, _params: PortParams & { readonly code: string }) => {},
    setSponsor: assign((_, sponsor: Sponsor) => ({ sponsor })),
  },
}).createMachine({
  id: 'sponsor',
  context: { code: '', sponsor: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: callCases('readCode', [when('hasCode', 'checking', 'setCode')], { target: 'empty' }),
    },
    empty: {},
    typing: {
      after: { typingRested: [{ guard: 'isTooShort', target: 'unknown' }, { target: 'checking' }] },
    },
    checking: {
      invoke: {
        input: ({ context }) => context.code,
        ...callCases(
          'checkCode',
          [
            { guard: succeeded, target: 'known', actions: { type: 'setSponsor', params: toValue } },
            { guard: { type: 'isUnknown', params: toOutput }, target: 'unknown' },
          ],
          { target: 'unreachable' },
        ),
      },
    },
    known: {},
    unknown: {},
    unreachable: { on: { 'sponsor.retry': 'checking' } },
  },
  on: {
    'code.change': [
      {
        guard: { type: 'hasCode', params: ({ event }) => event.code },
        target: '.typing',
        reenter: true,
        actions: [
          { type: 'setCode', params: ({ event }) => event.code },
          { type: 'saveCode', params: ({ event }) => ({ code: toCode(event.code) }) },
        ],
      },
      {
        target: '.empty',
        actions: [
          { type: 'setCode', params: undefined },
          { type: 'saveCode', params: { code: '' } },
        ],
      },
    ],
  },
});

/** A code as it is stored: people read it aloud with breaks, and type it in any case. */
function toCode(typed: string | undefined): string {
  return (typed ?? '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, MAX_LENGTH)
    .toUpperCase();
}
