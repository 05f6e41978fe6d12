import type { OwnerProof, OwnerProofKind, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { proofProblem, toOwnerProof } from '../../auth/owner-proof/owner-proof.ts';
import { call, placeholder, toMessage, toResult } from '../../kit/index.ts';

/** The word that the user types, in every language, before an account is deleted. */
export const DELETION_WORD = 'DELETE';

interface DeletionFields {
  /** The password or the code. */
  readonly secret: string;
  readonly word: string;
}

interface AccountDeletionContext extends DeletionFields {
  readonly proof: OwnerProofKind;
  /** The errors of the fields; English. */
  readonly errors: Partial<DeletionFields>;
  /** The reason of the failure; English. */
  readonly alert: string | undefined;
}

export type AccountDeletionEvent =
  | { type: 'deletion.open'; proof: OwnerProofKind }
  | { type: 'field.change'; name: keyof DeletionFields; value: string }
  | { type: 'code.send' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.close' };

/** Emitted after the account and its session are deleted. */
export interface AccountDeleted {
  readonly type: 'account.deleted';
}

/**
 * The dialog in which a member deletes their account, with the password or with a code that is sent on opening,
 * and with the typed {@link DELETION_WORD}. Provide `sendCode` and `deleteAccount`.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    emitted: {} as AccountDeleted,
  },
  actors: {
    sendCode: placeholder<Result<unknown>>('sendCode'),
    deleteAccount: placeholder<Result<unknown>, OwnerProof>('deleteAccount'),
  },
  guards: {
    needsCode: (_, proof: OwnerProofKind) => proof !== 'PASSWORD',
    byCode: ({ context }) => context.proof !== 'PASSWORD',
    isComplete: ({ context }) => Object.keys(toErrors(context)).length === 0,
  },
  actions: {
    startWith: assign((_, proof: OwnerProofKind) => ({
      proof,
      secret: '',
      word: '',
      errors: {},
      alert: undefined,
    })),
    changeField: assign(({ context }, change: { name: keyof DeletionFields; value: string }) => ({
      [change.name]: change.value,
      errors: { ...context.errors, [change.name]: undefined },
    })),
    showErrors: assign(({ context }) => ({ errors: toErrors(context) })),
    clearAlert: assign({ alert: undefined, errors: {} }),
    clearSecret: assign({ secret: '' }),
    setFailure: assign((_, result?: Result<unknown>) => toFailure(result)),
    emitDeleted: emit({ type: 'account.deleted' }),
  },
}).createMachine({
  id: 'account-deletion',
  context: { proof: 'PASSWORD', secret: '', word: '', errors: {}, alert: undefined },
  initial: 'closed',
  states: {
    closed: {
      // No secret stays in memory after the dialog is closed.
      entry: 'clearSecret',
      on: {
        'deletion.open': [
          {
            guard: { type: 'needsCode', params: ({ event }) => event.proof },
            target: 'sending',
            actions: { type: 'startWith', params: ({ event }) => event.proof },
          },
          { target: 'entering', actions: { type: 'startWith', params: ({ event }) => event.proof } },
        ],
      },
    },
    sending: {
      entry: ['clearAlert', 'clearSecret'],
      on: { 'deletion.close': 'closed' },
      invoke: call(
        'sendCode',
        { target: 'entering' },
        { target: 'entering', actions: { type: 'setFailure', params: toResult } },
      ),
    },
    entering: {
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'code.send': { guard: 'byCode', target: 'sending' },
        'deletion.confirm': [{ guard: 'isComplete', target: 'deleting' }, { actions: 'showErrors' }],
        'deletion.close': 'closed',
      },
    },
    deleting: {
      entry: 'clearAlert',
      // A response may never come.
      on: { 'deletion.close': 'closed' },
      invoke: {
        input: ({ context: { proof, secret } }) => toOwnerProof({ kind: proof, secret }),
        ...call(
          'deleteAccount',
          { target: 'deleted' },
          { target: 'entering', actions: { type: 'setFailure', params: toResult } },
        ),
      },
    },
    deleted: { type: 'final', entry: ['clearSecret', 'emitDeleted'] },
  },
});

function toErrors({ proof, secret, word }: AccountDeletionContext): Partial<DeletionFields> {
  const problem = proofProblem({ kind: proof, secret });
  return {
    ...(problem !== undefined && { secret: problem }),
    ...(word.trim().toUpperCase() !== DELETION_WORD && { word: 'Type DELETE to continue' }),
  };
}

/** The failure as an error of a field, or else as an alert above the form. */
function toFailure(result: Result<unknown> | undefined): Pick<AccountDeletionContext, 'alert' | 'errors'> {
  const fields = result?.ok === false ? result.failure.fields : undefined;
  const secret = fields?.['password'] ?? fields?.['otp'];
  return secret === undefined
    ? { alert: toMessage(result), errors: {} }
    : { alert: undefined, errors: { secret } };
}
