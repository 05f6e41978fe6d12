import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { RequestFields, type RequestFieldsProps } from './request-fields.tsx';

export interface RequestFormProps extends RequestFieldsProps {
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The answer is awaited. */
  isSending: boolean;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A new request, above the page. */
export function RequestForm({ isOpen, alert, isSending, onSubmit, onClose, ...fields }: RequestFormProps) {
  const { t } = useLanguage();
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      title="New request"
      description="We look at it and tell you here what becomes of it."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSending} busyText="Sending...">
            {t('Send request')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        {/* A new attempt takes the alert away, so that the next one is seen and said anew. */}
        {!isSending && <FormAlert alert={alert} />}
        <RequestFields {...fields} />
      </Form>
    </Dialog>
  );
}
