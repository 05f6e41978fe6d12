import type { Agreement, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';
import type { ShowToast } from '../../company/toasts/index.ts';
import { toStanding } from './standing.ts';

interface AgreementContext {
  /** As the server knows it; undefined while it is not loaded. */
  readonly agreement: Agreement | undefined;
  /** Why the page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the agreement could not be accepted; English. */
  readonly alert: string | undefined;
}

export type AgreementEvent =
  | { type: 'page.retry' }
  | { type: 'agreement.accept' }
  /** The agreement was withdrawn, or could not be. */
  | { type: 'agreement.reload' };

/**
 * The agreement of an associate: what was accepted and until when it can be withdrawn; accepts the version that is
 * valid now. Provide `fetchAgreement` and `acceptAgreement`.
 */
export const agreementMachine = setup({
  types: {
    context: {} as AgreementContext,
    events: {} as AgreementEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fetchAgreement: placeholder<Result<Agreement>>('fetchAgreement'),
    acceptAgreement: placeholder<Result<Agreement>, string>('acceptAgreement'),
  },
  guards: { canAccept: ({ context }) => toStanding(context.agreement) !== 'inForce' },
  actions: {
    setAgreement: assign((_, agreement: Agreement) => ({ agreement })),
    setError: assign((_, error: string) => ({ error })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    toastAccepted: emit({ type: 'toast.show', kind: 'success', message: 'Agreement accepted' }),
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
      on: { 'agreement.accept': { guard: 'canAccept', target: 'accepting' }, 'agreement.reload': 'loading' },
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
