import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { MemberRequestFields, type MemberRequestFieldsProps } from './member-request-fields.tsx';

export interface MemberRequestFormProps extends MemberRequestFieldsProps {
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSending: boolean;
  onSubmit: () => void;
  /** Called by 'Cancel': what was typed is given up. */
  onCancel: () => void;
  /** Called by Escape, the close button, a press outside and Back: what was typed stays. */
  onClose: () => void;
}

/** A dialog for a new member request. */
export function MemberRequestForm({
  isOpen,
  alert,
  isSending,
  onSubmit,
  onCancel,
  onClose,
  ...fields
}: MemberRequestFormProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSending}
      alert={alert}
      title="New request"
      description="We will review it and update you here."
      submitLabel="Send request"
      busyText="Sending..."
      onSubmit={onSubmit}
      onCancel={onCancel}
      onClose={onClose}
    >
      <MemberRequestFields {...fields} />
    </FormDialog>
  );
}
