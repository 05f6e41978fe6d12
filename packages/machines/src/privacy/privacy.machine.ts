import type { Consents, Privacy, Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** One of the switches. */
export type ConsentName = keyof Consents;

interface PrivacyContext {
  /** As the server knows it; undefined while it is not loaded. */
  readonly privacy: Privacy | undefined;
  /** Switches that were moved and that the server has not confirmed. */
  readonly wanted: Partial<Consents>;
  /** Those of them that are on their way. */
  readonly sent: Partial<Consents>;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the switches stand as before; English. */
  readonly alert: string | undefined;
}

export type PrivacyEvent =
  { type: 'page.retry' } | { type: 'consent.change'; name: ConsentName; given: boolean };

const UNEXPECTED = 'Something went wrong.';

/**
 * What a member decides about their data. A switch moves at once and is sent; what the server does not take moves back,
 * with why. Fill `fetchPrivacy` and `saveConsents` with the calls.
 */
export const privacyMachine = setup({
  types: {
    context: {} as PrivacyContext,
    events: {} as PrivacyEvent,
  },
  actors: {
    fetchPrivacy: fromPromise<Result<Privacy>>(() =>
      Promise.reject(new Error('fetchPrivacy is not provided')),
    ),
    saveConsents: fromPromise<Result<Privacy>, Partial<Consents>>(() =>
      Promise.reject(new Error('saveConsents is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isMore: ({ context }) => Object.keys(unsentOf(context)).length > 0,
  },
  actions: {
    takePrivacy: assign((_, answer: Result<Privacy>) => (answer.ok ? { privacy: answer.value } : {})),
    takeError: assign((_, answer: Result<unknown>) => ({
      error: answer.ok ? undefined : answer.failure.message,
    })),
    takeException: assign({ error: UNEXPECTED }),
    move: assign(({ context }, { name, given }: { name: ConsentName; given: boolean }) => ({
      wanted: { ...context.wanted, [name]: given },
      alert: undefined,
    })),
    keepSent: assign(({ context }) => ({ sent: context.wanted })),
    settle: assign(({ context }) => ({ wanted: unsentOf(context), sent: {} })),
    moveBack: assign((_, answer?: Result<unknown>) => ({
      wanted: {},
      sent: {},
      alert: answer?.ok === false ? answer.failure.message : UNEXPECTED,
    })),
  },
}).createMachine({
  id: 'privacy',
  context: {
    privacy: undefined,
    wanted: {},
    sent: {},
    error: undefined,
    alert: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchPrivacy',
        src: 'fetchPrivacy',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takePrivacy', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeException' },
      },
    },
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      initial: 'settled',
      on: { 'consent.change': { actions: { type: 'move', params: ({ event }) => event } } },
      states: {
        settled: {
          on: {
            'consent.change': {
              target: 'saving',
              actions: { type: 'move', params: ({ event }) => event },
            },
          },
        },
        saving: {
          entry: 'keepSent',
          invoke: {
            id: 'saveConsents',
            src: 'saveConsents',
            input: ({ context }) => context.sent,
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'checking',
                actions: [{ type: 'takePrivacy', params: ({ event }) => event.output }, 'settle'],
              },
              {
                target: 'settled',
                actions: { type: 'moveBack', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'settled', actions: 'moveBack' },
          },
        },
        /** Switches that were moved meanwhile are sent next. */
        checking: { always: [{ guard: 'isMore', target: 'saving' }, { target: 'settled' }] },
      },
    },
  },
});

/** What was moved again, or for the first time, after the rest was sent. */
function unsentOf({ wanted, sent }: Pick<PrivacyContext, 'wanted' | 'sent'>): Partial<Consents> {
  const names: readonly ConsentName[] = ['sharesContact', 'offersByMail', 'offersBySms'];
  const left = names.filter((name) => wanted[name] !== undefined && wanted[name] !== sent[name]);
  return Object.fromEntries(left.map((name) => [name, wanted[name]]));
}
