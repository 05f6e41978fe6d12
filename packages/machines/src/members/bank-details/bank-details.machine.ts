import { BankDetailsForm, type MaskedBankDetails, type OwnerProof, type Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type AskedProof, NO_PROOF } from '../../auth/owner-proof/asked-proof.ts';
import { toOwnerProof } from '../../auth/owner-proof/owner-proof.ts';
import {
  PROOF_ASKED,
  PROOF_CHANGES,
  PROOF_GUARDS,
  type ProofEvent,
  SENDING_CODE,
  enteringProof,
} from '../../auth/owner-proof/proof-states.ts';
import { type FormFields, changed } from '../../kit/form-errors.ts';
import {
  type ShowToast,
  call,
  placeholder,
  succeeded,
  toEvent,
  toMessage,
  toOutput,
  toResult,
  toValue,
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
  /** Whether the dialog was left with what was typed. */
  readonly isLeft: boolean;
}

/** The details to save. */
export interface BankDetailsToSave {
  readonly form: BankDetailsForm;
  /** Empty until the server asks for it. */
  readonly proof: OwnerProof;
}

export type BankDetailsEvent =
  | ProofEvent
  | { type: 'page.retry' }
  | { type: 'form.open' }
  | { type: 'field.change'; field: BankDetailsInput; value: string }
  | { type: 'form.submit' }
  /** Closes the dialog and forgets what was typed. */
  | { type: 'form.close' }
  /** Closes the dialog, and it goes on with what was typed when it is opened again. */
  | { type: 'form.leave' };

const EMPTY = { holder: '', accountNumber: '', repeatedNumber: '', ifsc: '', pan: '' };
const LEAVING = { target: '#bank-details.closed', actions: 'leave' } as const;
const SAVED = 'Your bank account and PAN are saved. We will verify them.';

/**
 * The bank account and the PAN of an associate: shown masked, and entered in a dialog that the owner confirms with the
 * password, or with a code that is sent at once. The dialog begins empty, because nothing is known in full, or with
 * what was typed before it was left. Provide `fetchDetails`, `saveDetails` and `sendCode`.
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
    ...PROOF_GUARDS,
  },
  actions: {
    setDetails: assign((_, details: MaskedBankDetails | null) => ({ details, alert: undefined })),
    setAlert: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result) })),
    clearAlert: assign({ alert: undefined }),
    /** No secret stays in memory, and what was typed only until the page is left. */
    clearForm: assign(({ context }) =>
      context.isLeft ? { proof: NO_PROOF } : { values: EMPTY, touched: [], proof: NO_PROOF },
    ),
    leave: assign({ isLeft: true }),
    goOn: assign({ isLeft: false }),
    changeField: assign(({ context }, change: { field: BankDetailsInput; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: BANK_DETAILS_FIELDS }),
    setProof: assign(({ context }, result: Result<unknown>) => PROOF_CHANGES.setProof(context, result)),
    changeSecret: assign(({ context }, secret: string) => PROOF_CHANGES.changeSecret(context, secret)),
    clearSecret: assign(({ context }) => PROOF_CHANGES.clearSecret(context)),
    showSecretError: assign(({ context }) => PROOF_CHANGES.showSecretError(context)),
    setProofAlert: assign(({ context }, result?: Result<unknown>) =>
      PROOF_CHANGES.setProofAlert(context, result),
    ),
    toastSaved: emit({ type: 'toast.show', kind: 'success', message: SAVED }),
  },
}).createMachine({
  id: 'bank-details',
  context: { details: null, alert: undefined, values: EMPTY, touched: [], proof: NO_PROOF, isLeft: false },
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
    failed: { on: { 'page.retry': 'loading' } },
    closed: {
      entry: ['clearForm', 'clearAlert'],
      on: { 'form.open': { target: 'open', actions: 'goOn' } },
    },
    open: {
      entry: 'clearSecret',
      initial: 'idle',
      states: { idle: {}, invalid: {}, failed: { exit: 'clearAlert' } },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: toEvent } },
        'form.submit': [
          { guard: 'isValid', target: 'saving' },
          { target: '.invalid', actions: 'touchFields' },
        ],
        'form.close': 'closed',
        'form.leave': LEAVING,
      },
    },
    proving: {
      initial: 'entering',
      states: {
        sending: {
          entry: 'clearSecret',
          invoke: SENDING_CODE,
        },
        entering: enteringProof('#bank-details.saving'),
      },
      on: { 'proof.leave': 'open', 'form.close': 'closed', 'form.leave': LEAVING },
    },
    saving: {
      // A response may never come. What the server has is read then.
      on: { 'form.close': 'loading', 'form.leave': { target: 'loading', actions: 'leave' } },
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
          ...PROOF_ASKED,
          { target: 'open.failed', actions: { type: 'setAlert', params: toOutput } },
        ],
        onError: { target: 'open.failed', actions: 'setAlert' },
      },
    },
  },
});
