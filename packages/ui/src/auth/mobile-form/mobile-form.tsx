import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';

export interface MobileFormProps {
  isOpen: boolean;
  /** As typed. */
  mobile: string;
  /** What is wrong with the number, in English. */
  error: string | undefined;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSaving: boolean;
  onChange: (typed: string) => void;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog in which a member types the mobile number that a code is then sent to. */
export function MobileForm({ isOpen, mobile, error, alert, isSaving, ...verbs }: MobileFormProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={alert}
      title="Your mobile number"
      description="We will send a code to this number. Once verified, you can log in with it."
      submitLabel="Send OTP"
      busyText="Sending..."
      onSubmit={verbs.onSubmit}
      onClose={verbs.onClose}
      className="sm:max-w-form"
    >
      <TextField
        label="Mobile number"
        {...mobileNumber}
        name="mobile"
        value={mobile}
        error={error}
        onChange={(event) => verbs.onChange(event.target.value)}
      />
    </FormDialog>
  );
}
