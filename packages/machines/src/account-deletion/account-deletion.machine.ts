import { type AccountDeletion, type DeletionProof, Otp, type Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';

/** What has to be typed, in every language, before an account is deleted. */
export const DELETION_WORD = 'DELETE';

interface DeletionFields {
  /** The password or the code. */
  readonly secret: string;
  readonly word: string;
}

interface AccountDeletionContext extends DeletionFields {
  readonly proof: DeletionProof;
  /** What is wrong with a field; English. */
  readonly errors: Partial<DeletionFields>;
  /** Why it did not work; English. */
  readonly alert: string | undefined;
}

export type AccountDeletionEvent =
  | { type: 'deletion.open'; proof: DeletionProof }
  | { type: 'field.change'; name: keyof DeletionFields; value: string }
  | { type: 'code.send' }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.close' };

/** Told once the account is gone, and with it the session. */
export interface AccountDeleted {
  readonly type: 'account.deleted';
}

const UNEXPECTED = 'Something went wrong.';

/**
 * The dialog in which a member deletes their account: by the password, or by a code that is sent as it opens, and by
 * typing {@link DELETION_WORD}. Fill `sendCode` and `deleteAccount` with the calls.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    emitted: {} as AccountDeleted,
  },
  actors: {
    sendCode: fromPromise<Result<unknown>>(() => Promise.reject(new Error('sendCode is not provided'))),
    deleteAccount: fromPromise<Result<unknown>, AccountDeletion>(() =>
      Promise.reject(new Error('deleteAccount is not provided')),
    ),
  },
  guards: {
    needsCode: (_, proof: DeletionProof) => proof !== 'PASSWORD',
    byCode: ({ context }) => context.proof !== 'PASSWORD',
    isComplete: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    startWith: assign((_, proof: DeletionProof) => ({
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
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    clearAlert: assign({ alert: undefined, errors: {} }),
    clearSecret: assign({ secret: '' }),
    takeFailure: assign((_, answer?: Result<unknown>) => failureOf(answer)),
    tellDeleted: emit({ type: 'account.deleted' }),
  },
}).createMachine({
  id: 'account-deletion',
  context: { proof: 'PASSWORD', secret: '', word: '', errors: {}, alert: undefined },
  initial: 'closed',
  states: {
    closed: {
      // Nothing secret outlives the dialog.
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
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'entering' },
          { target: 'entering', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'entering', actions: 'takeFailure' },
      },
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
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { proof, secret } }) =>
          proof === 'PASSWORD' ? { password: secret } : { otp: secret },
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'deleted' },
          { target: 'entering', actions: { type: 'takeFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'entering', actions: 'takeFailure' },
      },
    },
    deleted: { type: 'final', entry: ['clearSecret', 'tellDeleted'] },
  },
});

function errorsOf({ proof, secret, word }: AccountDeletionContext): Partial<DeletionFields> {
  const isCode = Otp.safeParse(secret).success;
  return {
    ...(proof === 'PASSWORD' && secret === '' && { secret: 'Password is required' }),
    ...(proof !== 'PASSWORD' && !isCode && { secret: 'Please enter a 6-digit OTP.' }),
    ...(word.trim().toUpperCase() !== DELETION_WORD && { word: 'Type DELETE to go on' }),
  };
}

/** What is to blame is a field, or else nothing that can be seen in the form. */
function failureOf(answer: Result<unknown> | undefined): Pick<AccountDeletionContext, 'alert' | 'errors'> {
  if (answer?.ok !== false) return { alert: UNEXPECTED, errors: {} };
  const { fields, message } = answer.failure;
  const secret = fields?.['password'] ?? fields?.['otp'];
  return secret === undefined ? { alert: message, errors: {} } : { alert: undefined, errors: { secret } };
}
