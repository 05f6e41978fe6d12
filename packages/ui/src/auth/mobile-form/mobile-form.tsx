import { useId } from 'react';
import { Form } from '../../forms/form/form.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';

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
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      title="Your mobile number"
      description="We send a code to this number. Once it is verified, you can log in with it."
      onClose={verbs.onClose}
      className="max-w-form"
      footer={
        <>
          <Button variant="secondary" onClick={verbs.onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyText="Sending...">
            {t('Send OTP')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={verbs.onSubmit}>
        {!isSaving && <FormAlert alert={alert} />}
        <TextField
          label="Mobile number"
          {...mobileNumber}
          name="mobile"
          value={mobile}
          error={error}
          onChange={(event) => verbs.onChange(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
