import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { MemberRequestFields, type MemberRequestFieldsProps } from './member-request-fields.tsx';

export interface MemberRequestFormProps extends MemberRequestFieldsProps {
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSending: boolean;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog for a new member request. */
export function MemberRequestForm({
  isOpen,
  alert,
  isSending,
  onSubmit,
  onClose,
  ...fields
}: MemberRequestFormProps) {
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
        {/* A new attempt removes the alert, so that the next one is noticed and announced again. */}
        {!isSending && <FormAlert alert={alert} />}
        <MemberRequestFields {...fields} />
      </Form>
    </Dialog>
  );
}
