import { FormDialog, type FormDialogProps } from '../../forms/form-dialog/form-dialog.tsx';
import { AskedProof, type AskedProofProps } from './asked-proof.tsx';

export interface ProvenFormDialogProps extends Pick<
  FormDialogProps,
  'isOpen' | 'alert' | 'title' | 'submitLabel' | 'onSubmit' | 'onClose' | 'children'
> {
  /** The request is under way. */
  isSaving: boolean;
  /** Why the proof is needed, in English. */
  proofText: string;
  /** The step that confirms what the fields have; it stands in their place. Default: the fields. */
  proof?: AskedProofProps['proof'] | undefined;
  onSecret: (value: string) => void;
  onSendCode: () => void;
  /** Goes back from the confirmation to the fields. */
  onLeaveProof: () => void;
  /** Called by 'Cancel'. Default `onClose`. */
  onCancel?: () => void;
}

/** A dialog with a form that the owner of the account confirms with the password or a code. `children` are the fields. */
export function ProvenFormDialog({
  isSaving,
  alert,
  proofText,
  proof,
  onSecret,
  onSendCode,
  onLeaveProof,
  onCancel,
  children,
  ...dialog
}: ProvenFormDialogProps) {
  const isStep = proof !== undefined && !isSaving;
  return (
    <FormDialog
      {...dialog}
      isBusy={isSaving}
      alert={proof ? undefined : alert}
      cancelLabel={isStep ? 'Back' : 'Cancel'}
      isSubmitDisabled={proof?.isSending === true}
      onCancel={isStep ? onLeaveProof : (onCancel ?? dialog.onClose)}
    >
      {proof ? (
        <AskedProof text={proofText} proof={proof} onSecret={onSecret} onSendCode={onSendCode} />
      ) : (
        children
      )}
    </FormDialog>
  );
}

/** The properties that a dialog with fields of its own passes on to {@link ProvenFormDialog}. */
export type ProvenFormProps = Omit<ProvenFormDialogProps, 'title' | 'submitLabel' | 'proofText' | 'children'>;
