import type { Agreement, Result } from '@pgm/api/contract';
import { type SnapshotFrom, assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toReason } from '../../kit/index.ts';

interface AgreementAcceptanceContext {
  /** Why the agreement could not be accepted; English, for `t()`. */
  readonly alert: string | undefined;
}

export type AgreementAcceptanceEvent =
  /** A member has logged in who accepted an older version than the one that is valid now. */
  | { type: 'agreement.ask' }
  | { type: 'agreement.accept' }
  /** The member decides another time, or the question is no longer for this member or this page. */
  | { type: 'agreement.postpone' };

/**
 * The question after a login whether an associate accepts the new version of the agreement. No confirmed action of the kit,
 * because the question stays open after a failure. Provide `acceptAgreement`, which accepts the version that is valid now.
 */
export const agreementAcceptanceMachine = setup({
  types: {
    context: {} as AgreementAcceptanceContext,
    events: {} as AgreementAcceptanceEvent,
    emitted: {} as ShowToast,
  },
  actors: { acceptAgreement: placeholder<Result<Agreement>>('acceptAgreement') },
  actions: {
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    toastAccepted: emit({ type: 'toast.show', kind: 'success', message: 'Agreement accepted' }),
  },
}).createMachine({
  id: 'agreement-acceptance',
  context: { alert: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'agreement.ask': { target: 'asking', actions: 'clearAlert' } } },
    asking: { on: { 'agreement.accept': 'accepting', 'agreement.postpone': 'idle' } },
    accepting: {
      entry: 'clearAlert',
      // A response may never come: the next login asks again if the server has not accepted it.
      on: { 'agreement.postpone': 'idle' },
      invoke: call(
        'acceptAgreement',
        { target: 'idle', actions: 'toastAccepted' },
        { target: 'asking', actions: { type: 'setAlert', params: toReason } },
      ),
    },
  },
});

/** The facts that the question shows; it stays open while the agreement is accepted. */
export function agreementAcceptanceView(snapshot: SnapshotFrom<typeof agreementAcceptanceMachine>) {
  return {
    isOpen: !snapshot.matches('idle'),
    isAccepting: snapshot.matches('accepting'),
    alert: snapshot.context.alert,
  };
}

/** What can happen to the question. */
export function agreementAcceptanceVerbs(send: (event: AgreementAcceptanceEvent) => void) {
  return {
    ask: () => send({ type: 'agreement.ask' }),
    accept: () => send({ type: 'agreement.accept' }),
    postpone: () => send({ type: 'agreement.postpone' }),
  };
}
