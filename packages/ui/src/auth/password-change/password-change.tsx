import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
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
  const field = toField(fields);
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={alert}
      title="Change password"
      description="Changing your password logs you out on all other devices."
      submitLabel="Save password"
      onSubmit={onSubmit}
      onClose={onClose}
      className="sm:max-w-form"
    >
      <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label="New password"
        hint="At least 8 characters, with a letter and a number"
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
    </FormDialog>
  );
}
