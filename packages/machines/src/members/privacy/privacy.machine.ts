import type { Consents, Privacy, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** The name of a switch. */
export type ConsentName = keyof Consents;

interface PrivacyContext {
  /** As the server knows it; undefined while it is not loaded. */
  readonly privacy: Privacy | undefined;
  /** Switches that were moved and that the server has not yet confirmed. */
  readonly wanted: Partial<Consents>;
  /** The moved switches that are being sent. */
  readonly sent: Partial<Consents>;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the switches moved back; English. */
  readonly alert: string | undefined;
}

export type PrivacyEvent =
  | { type: 'page.retry' }
  | { type: 'consent.change'; name: ConsentName; given: boolean };

/**
 * The consents of a member. A switch moves at once and is sent; if the server rejects it, it moves back, with the
 * reason. Only moved switches are sent, so no page gives a consent again that was withdrawn elsewhere meanwhile; therefore it
 * is no `createChoices`, which sends all choices. Provide `fetchPrivacy` and `saveConsents`.
 */
export const privacyMachine = setup({
  types: { context: {} as PrivacyContext, events: {} as PrivacyEvent },
  actors: {
    fetchPrivacy: placeholder<Result<Privacy>>('fetchPrivacy'),
    saveConsents: placeholder<Result<Privacy>, Partial<Consents>>('saveConsents'),
  },
  guards: {
    isMore: ({ context }) => Object.keys(listUnsent(context)).length > 0,
  },
  actions: {
    setPrivacy: assign((_, privacy: Privacy) => ({ privacy })),
    setError: assign((_, error: string) => ({ error })),
    move: assign(({ context }, { name, given }: { name: ConsentName; given: boolean }) => ({
      wanted: { ...context.wanted, [name]: given },
      alert: undefined,
    })),
    setSent: assign(({ context }) => ({ sent: context.wanted })),
    settle: assign(({ context }) => ({ wanted: listUnsent(context), sent: {} })),
    moveBack: assign((_, alert: string) => ({ wanted: {}, sent: {}, alert })),
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
      invoke: call(
        'fetchPrivacy',
        { target: 'ready', actions: { type: 'setPrivacy', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      initial: 'settled',
      on: { 'consent.change': { actions: { type: 'move', params: ({ event }) => event } } },
      states: {
        settled: {
          on: {
            'consent.change': { target: 'saving', actions: { type: 'move', params: ({ event }) => event } },
          },
        },
        saving: {
          entry: 'setSent',
          invoke: {
            input: ({ context }) => context.sent,
            ...call(
              'saveConsents',
              { target: 'checking', actions: [{ type: 'setPrivacy', params: toValue }, 'settle'] },
              { target: 'settled', actions: { type: 'moveBack', params: toReason } },
            ),
          },
        },
        /** Switches that were moved meanwhile are sent next. */
        checking: { always: [{ guard: 'isMore', target: 'saving' }, { target: 'settled' }] },
      },
    },
  },
});

/** The switches that were moved, or moved again, after the last request was sent. */
function listUnsent({ wanted, sent }: Pick<PrivacyContext, 'wanted' | 'sent'>): Partial<Consents> {
  const names: readonly ConsentName[] = ['sharesContact', 'offersByMail', 'offersBySms'];
  const left = names.filter((name) => wanted[name] !== undefined && wanted[name] !== sent[name]);
  return Object.fromEntries(left.map((name) => [name, wanted[name]]));
}
