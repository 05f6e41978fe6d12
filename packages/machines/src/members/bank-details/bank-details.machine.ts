import { BankDetailsForm, type MaskedBankDetails, type OwnerProof, type Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  type AskedProof,
  NO_PROOF,
  askedProof,
  proofProblem,
  toNextProof,
  toOwnerProof,
} from '../../auth/owner-proof/index.ts';
import type { ShowToast } from '../../company/toasts/index.ts';
import { type FormFields, changed } from '../../kit/form-errors.ts';
import {
  call,
  placeholder,
  succeeded,
  toMessage,
  toOutput,
  toResult,
  toValue,
  when,
} from '../../kit/index.ts';

/** The fields of the form, in their order. */
export const BANK_DETAILS_FIELDS = ['holder', 'accountNumber', 'repeatedNumber', 'ifsc', 'pan'] as const;
export type BankDetailsInput = (typeof BANK_DETAILS_FIELDS)[number];

interface BankDetailsContext extends FormFields<BankDetailsInput> {
  /** As they are stored, masked; null before they are entered. */
  readonly details: MaskedBankDetails | null;
  /** Why the details were not loaded or not saved; English. */
  readonly alert: string | undefined;
  readonly proof: AskedProof;
}

/** The details to save. */
export interface BankDetailsToSave {
  readonly form: BankDetailsForm;
  /** Empty until the server asks for it. */
  readonly proof: OwnerProof;
}

export type BankDetailsEvent =
  | { type: 'details.reload' }
  | { type: 'form.open' }
  | { type: 'field.change'; field: BankDetailsInput; value: string }
  | { type: 'form.submit' }
  | { type: 'secret.change'; value: string }
  | { type: 'code.send' }
  | { type: 'proof.leave' }
  | { type: 'form.close' };

const EMPTY = { holder: '', accountNumber: '', repeatedNumber: '', ifsc: '', pan: '' };
const SAVED = 'Your bank account and PAN are saved. We will verify them.';
const NOT_SENT = 'Failed to send OTP.';

/**
 * The bank account and the PAN of an associate: shown masked, and entered in a dialog that the owner confirms with the
 * password, or with a code that is sent at once. The dialog begins empty, because nothing is known in full. Provide
 * `fetchDetails`, `saveDetails` and `sendCode`.
 */
export const bankDetailsMachine = setup({
  types: {
    context: {} as BankDetailsContext,
    events: {} as BankDetailsEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fetchDetails: placeholder<Result<MaskedBankDetails | null>>('fetchDetails'),
    saveDetails: placeholder<Result<MaskedBankDetails>, BankDetailsToSave>('saveDetails'),
    sendCode: placeholder<Result<unknown>>('sendCode'),
  },
  guards: {
    isValid: ({ context }) => BankDetailsForm.safeParse(context.values).success,
    asksForPassword: (_, result: Result<unknown>) => askedProof(result) === 'PASSWORD',
    asksForFirstCode: ({ context }, result: Result<unknown>) =>
      askedProof(result) === 'CODE' && context.proof.secret === '',
    asksForCode: (_, result: Result<unknown>) => askedProof(result) === 'CODE',
    byCode: ({ context }) => context.proof.kind === 'CODE',
    hasSecret: ({ context }) => proofProblem(context.proof) === undefined,
  },
  actions: {
    setDetails: assign((_, details: MaskedBankDetails | null) => ({ details, alert: undefined })),
    setAlert: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result) })),
    clearAlert: assign({ alert: undefined }),
    clearForm: assign({ values: EMPTY, touched: [], proof: NO_PROOF }),
    changeField: assign(({ context }, change: { field: BankDetailsInput; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: BANK_DETAILS_FIELDS }),
    setProof: assign(({ context }, result: Result<unknown>) => ({
      proof: toNextProof(context.proof, result),
    })),
    changeSecret: assign(({ context }, secret: string) => ({
      proof: { ...context.proof, secret, error: undefined },
    })),
    clearSecret: assign(({ context }) => ({ proof: { ...NO_PROOF, kind: context.proof.kind } })),
    showSecretError: assign(({ context }) => ({
      proof: { ...context.proof, error: proofProblem(context.proof) },
    })),
    setProofAlert: assign(({ context }, result?: Result<unknown>) => ({
      proof: { ...context.proof, alert: toMessage(result, NOT_SENT) },
    })),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: SAVED }),
  },
}).createMachine({
  id: 'bank-details',
  context: { details: null, alert: undefined, values: EMPTY, touched: [], proof: NO_PROOF },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearAlert',
      invoke: call(
        'fetchDetails',
        { target: 'closed', actions: { type: 'setDetails', params: toValue } },
        { target: 'failed', actions: { type: 'setAlert', params: toResult } },
      ),
    },
    failed: { on: { 'details.reload': 'loading' } },
    closed: {
      // No number and no secret stay in memory after the dialog is closed.
      entry: ['clearForm', 'clearAlert'],
      on: { 'form.open': 'open' },
    },
    open: {
      entry: 'clearSecret',
      initial: 'idle',
      states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isValid', target: 'saving' },
          { target: '.invalid', actions: 'touchFields' },
        ],
        'form.close': 'closed',
      },
    },
    proving: {
      initial: 'entering',
      states: {
        sending: {
          entry: 'clearSecret',
          invoke: call(
            'sendCode',
            { target: 'entering' },
            { target: 'entering', actions: { type: 'setProofAlert', params: toResult } },
          ),
        },
        entering: {
          on: {
            'secret.change': { actions: { type: 'changeSecret', params: ({ event }) => event.value } },
            'code.send': { guard: 'byCode', target: 'sending' },
            'form.submit': [
              { guard: 'hasSecret', target: '#bank-details.saving' },
              { actions: 'showSecretError' },
            ],
          },
        },
      },
      on: { 'proof.leave': 'open', 'form.close': 'closed' },
    },
    saving: {
      // A response may never come. What the server has is read then.
      on: { 'form.close': 'loading' },
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context: { values, proof } }) => ({
          form: BankDetailsForm.parse(values),
          proof: toOwnerProof(proof),
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'closed',
            actions: [{ type: 'setDetails', params: toValue }, 'toastSaved'],
          },
          when('asksForPassword', 'proving.entering', 'setProof'),
          when('asksForFirstCode', 'proving.sending', 'setProof'),
          when('asksForCode', 'proving.entering', 'setProof'),
          { target: 'open.failed', actions: { type: 'setAlert', params: toOutput } },
        ],
        onError: { target: 'open.failed', actions: 'setAlert' },
      },
    },
  },
});
