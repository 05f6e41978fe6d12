import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
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
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      title="Return this order?"
      description="We look at your request and tell you how to send it back. The money and the points go back once it is here."
      onClose={verbs.onClose}
      className="sm:max-w-form"
      footer={
        <>
          <Button variant="secondary" onClick={verbs.onClose}>
            {t('Keep order')}
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyText="Sending...">
            {t('Ask for a return')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-4" onSubmit={verbs.onSend}>
        {!isSending && <FormAlert alert={alert} />}
        <TextArea
          label="Why do you send it back?"
          name="reason"
          value={reason}
          error={error}
          maxLength={500}
          onChange={(event) => verbs.onChange(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
