import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';

type PasswordChangeField = 'currentPassword' | 'password' | 'confirmPassword';

export interface PasswordChangeProps extends FormFields<PasswordChangeField> {
  isOpen: boolean;
  isSaving: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog in which a member replaces the password. */
export function PasswordChange({
  isOpen,
  isSaving,
  alert,
  onSubmit,
  onClose,
  ...fields
}: PasswordChangeProps) {
  const { t } = useLanguage();
  const formId = useId();
  const field = toField(fields);
  return (
    <Dialog
      open={isOpen}
      title="Change password"
      description="Another password logs you out on all other devices."
      onClose={onClose}
      className="sm:max-w-form"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyText="Saving...">
            {t('Save password')}
          </Button>
        </>
      }
    >
      <Form id={formId} className="grid gap-5" onSubmit={onSubmit}>
        {/* A new attempt removes the alert, so that the next one is noticed and announced again. */}
        {!isSaving && <FormAlert alert={alert} />}
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label="New password"
          hint="At least 8 characters, with a letter and a number"
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      </Form>
    </Dialog>
  );
}
