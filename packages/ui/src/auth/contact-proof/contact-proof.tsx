import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { CodeEntry, type CodeEntryProps } from '../otp-login/code-entry.tsx';
import { dialled } from '../../foundations/dialled.ts';

export interface ContactProofProps extends CodeEntryProps {
  isOpen: boolean;
  contact: 'email' | 'phone';
  /** The recipient of the code: an email address, or ten digits. */
  to: string;
  /** Why the last step failed, in English. */
  alert: FormAlertWords | undefined;
  onVerify: () => void;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
}

/** Asks for the code that was sent to an email address or number, to prove that it belongs to the member. */
export function ContactProof({ isOpen, contact, to, alert, onVerify, onClose, ...entry }: ContactProofProps) {
  const { t } = useLanguage();
  const isSent = entry.secondsLeft !== undefined && !entry.isSending;
  const address = contact === 'phone' ? dialled(to) : to;
  return (
    <Dialog
      open={isOpen}
      title={contact === 'phone' ? 'Verify your mobile number' : 'Verify your email'}
      description="Once verified, you can log in with it."
      onClose={onClose}
      className="max-w-form"
    >
      <Form className="grid gap-5" onSubmit={onVerify}>
        <FormAlert alert={alert} />
        {isSent && (
          <p className="figures wrap-anywhere">{t('We sent a code to {mobile}', { mobile: address })}</p>
        )}
        <CodeEntry {...entry} />
      </Form>
    </Dialog>
  );
}
