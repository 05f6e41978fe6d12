import { BankDetailsForm } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { proofVerbs, shownProof } from '../../auth/owner-proof/proof-states.ts';
import { shownErrors } from '../../kit/form-errors.ts';
import type { BankDetailsEvent, BankDetailsInput, bankDetailsMachine } from './bank-details.machine.ts';

export {
  BANK_DETAILS_FIELDS,
  type BankDetailsEvent,
  type BankDetailsInput,
  type BankDetailsToSave,
  bankDetailsMachine,
} from './bank-details.machine.ts';

/** The facts that the page and its dialog show. */
export function bankDetailsView(snapshot: SnapshotFrom<typeof bankDetailsMachine>) {
  const { details, alert, values, touched } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const status = snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'ready';
  return {
    status,
    details,
    /** Why the details were not loaded, in English. */
    error: status === 'failed' ? alert : undefined,
    form: {
      isOpen: status === 'ready' && !snapshot.matches('closed'),
      values,
      errors: shownErrors<BankDetailsInput>(BankDetailsForm, { values, touched }),
      alert: snapshot.matches({ open: 'failed' }) && alert !== undefined ? { text: alert } : undefined,
      isSaving,
      /** The step that confirms the details; undefined while the fields are shown. */
      proof: shownProof(snapshot),
    },
  } as const;
}

/** What a user can do on the page and in its dialog. */
export function bankDetailsVerbs(send: (event: BankDetailsEvent) => void) {
  return {
    reload: () => send({ type: 'page.retry' }),
    open: () => send({ type: 'form.open' }),
    changeField: (field: BankDetailsInput, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    ...proofVerbs(send),
    close: () => send({ type: 'form.close' }),
    leave: () => send({ type: 'form.leave' }),
  };
}
