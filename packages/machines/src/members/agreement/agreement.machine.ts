import type { Agreement, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toReason, toValue } from '../../kit/index.ts';
import { toStanding } from './standing.ts';

interface AgreementContext {
  /** As the server knows it; undefined while it is not loaded. */
  readonly agreement: Agreement | undefined;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the agreement could not be accepted, or its PDF not opened; English. */
  readonly alert: string | undefined;
}

export type AgreementEvent =
  /** Loads the page again: after a failure, or once the agreement was withdrawn or could not be. */
  { type: 'page.retry' } | { type: 'agreement.accept' } | { type: 'document.open' };

/** Emitted with the address at which the PDF of what was accepted can be opened for a few minutes. */
export interface AgreementOpened {
  readonly type: 'document.opened';
  readonly url: string;
}

/**
 * The agreement of an associate: what was accepted, also as a PDF, and until when it can be withdrawn; accepts the version that
 * is valid now. Provide `fetchAgreement`, `acceptAgreement` and `openDocument`.
 */
export const agreementMachine = setup({
  types: {
    context: {} as AgreementContext,
    events: {} as AgreementEvent,
    emitted: {} as ShowToast | AgreementOpened,
  },
  actors: {
    fetchAgreement: placeholder<Result<Agreement>>('fetchAgreement'),
    acceptAgreement: placeholder<Result<Agreement>, string>('acceptAgreement'),
    openDocument: placeholder<Result<{ url: string }>>('openDocument'),
  },
  guards: {
    canAccept: ({ context }) => toStanding(context.agreement) !== 'inForce',
    hasAccepted: ({ context }) => toStanding(context.agreement) !== 'none',
  },
  actions: {
    setAgreement: assign((_, agreement: Agreement) => ({ agreement })),
    setError: assign((_, error: string) => ({ error })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    toastAccepted: emit({ type: 'toast.show', kind: 'success', message: 'Agreement accepted' }),
    emitDocument: emit((_, { url }: { url: string }) => ({ type: 'document.opened' as const, url })),
  },
}).createMachine({
  id: 'agreement',
  context: { agreement: undefined, error: undefined, alert: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchAgreement',
        { target: 'ready', actions: { type: 'setAgreement', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toReason } },
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    ready: {
      on: {
        'agreement.accept': { guard: 'canAccept', target: 'accepting' },
        'document.open': { guard: 'hasAccepted', target: 'opening' },
        'page.retry': 'loading',
      },
    },
    opening: {
      entry: 'clearAlert',
      invoke: call(
        'openDocument',
        { target: 'ready', actions: { type: 'emitDocument', params: toValue } },
        { target: 'ready', actions: { type: 'setAlert', params: toReason } },
      ),
    },
    accepting: {
      entry: 'clearAlert',
      invoke: {
        input: ({ context }) => context.agreement?.currentVersion ?? '',
        ...call(
          'acceptAgreement',
          { target: 'ready', actions: [{ type: 'setAgreement', params: toValue }, 'toastAccepted'] },
          { target: 'ready', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});
