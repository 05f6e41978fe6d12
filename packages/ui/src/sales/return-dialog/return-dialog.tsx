import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';

export interface ReturnDialogProps {
  isOpen: boolean;
  /** The typed reason for the return. */
  reason: string;
  /** The error of the reason, in English. */
  error: string | undefined;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSending: boolean;
  onChange: (reason: string) => void;
  onSend: () => void;
  /** Called by 'Keep order', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** Asks for the reason of a return. */
export function ReturnDialog({ isOpen, reason, error, alert, isSending, ...verbs }: ReturnDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSending}
      alert={alert}
      title="Return this order?"
      description="We will review your request and tell you how to send it back. Once it reaches us, we refund your money and cancel the points."
      submitLabel="Request a return"
      busyText="Sending..."
      cancelLabel="Keep order"
      onSubmit={verbs.onSend}
      onClose={verbs.onClose}
      className="sm:max-w-form"
    >
      <TextArea
        label="Why are you returning it?"
        name="reason"
        value={reason}
        error={error}
        maxLength={500}
        onChange={(event) => verbs.onChange(event.target.value)}
      />
    </FormDialog>
  );
}
