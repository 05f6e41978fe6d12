import { AskedProof, type AskedProofProps } from '../../auth/owner-proof/asked-proof.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';

/** The fields, in order. */
type BankDetailsField = 'holder' | 'accountNumber' | 'repeatedNumber' | 'ifsc' | 'pan';

export interface BankDetailsFormProps extends FormFields<BankDetailsField> {
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSaving: boolean;
  /** The step that confirms the details; it stands in place of the fields. Default: the fields. */
  proof?: AskedProofProps['proof'] | undefined;
  onSecret: (value: string) => void;
  onSendCode: () => void;
  /** Goes back from the confirmation to the fields. */
  onLeaveProof: () => void;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog where a member enters the bank account and the PAN. */
export function BankDetailsForm({ values, errors, onChange, proof, ...props }: BankDetailsFormProps) {
  const { isOpen, alert, isSaving, onSecret, onSendCode, onLeaveProof, onSubmit, onClose } = props;
  const field = toField({ values, errors, onChange });
  const isStep = proof !== undefined && !isSaving;
  // No browser offers to save a number that only its owner may know.
  const typed = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={proof ? undefined : alert}
      title="Bank account and PAN"
      submitLabel="Save"
      cancelLabel={isStep ? 'Back' : 'Cancel'}
      isSubmitDisabled={proof?.isSending === true}
      onSubmit={onSubmit}
      onCancel={isStep ? onLeaveProof : onClose}
      onClose={onClose}
    >
      {proof ? (
        <AskedProof
          text="To save your bank account and PAN, confirm that it is you."
          proof={proof}
          onSecret={onSecret}
          onSendCode={onSendCode}
        />
      ) : (
        <>
          <TextField
            {...field('holder')}
            {...typed}
            label="Account holder"
            hint="As your bank knows the name"
          />
          <TextField
            {...field('accountNumber')}
            {...typed}
            label="Account number"
            inputMode="numeric"
            className="figures"
          />
          <TextField
            {...field('repeatedNumber')}
            {...typed}
            label="Account number again"
            inputMode="numeric"
            className="figures"
          />
          <TextField
            {...field('ifsc')}
            {...typed}
            label="IFSC"
            hint="For example, SBIN0001234"
            autoCapitalize="characters"
          />
          <TextField
            {...field('pan')}
            {...typed}
            label="PAN"
            hint="For example, ABCPE1234F"
            autoCapitalize="characters"
          />
        </>
      )}
    </FormDialog>
  );
}
