import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { FormDialog } from '../../forms/form-dialog/form-dialog.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields, in order. */
type AccountDetailsField = 'username' | 'password' | 'dob' | 'alternateEmails' | 'alternatePhone';

export interface AccountDetailsProps extends FormFields<AccountDetailsField> {
  values: Readonly<Record<AccountDetailsField, string>>;
  onChange: (field: AccountDetailsField, value: string) => void;
  isOpen: boolean;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isSaving: boolean;
  /** The username is another one than the stored one: the password proves that the owner changes it. */
  asksForPassword: boolean;
  /** The last birth date of an adult, as an ISO date. */
  lastBirthDate: string;
  onSubmit: () => void;
  /** Called by 'Cancel', Escape, the close button and a press outside. */
  onClose: () => void;
}

/** A dialog where a member sets username, birth date and further contacts. */
export function AccountDetails({ values, errors, onChange, lastBirthDate, ...props }: AccountDetailsProps) {
  const { isOpen, alert, asksForPassword, isSaving, onSubmit, onClose } = props;
  const field = toField({ values, errors, onChange });
  return (
    <FormDialog
      isOpen={isOpen}
      isBusy={isSaving}
      alert={alert}
      title="More details"
      submitLabel="Save Changes"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...field('username')}
        label="Username"
        hint="You can log in with it. Letters and numbers only."
        autoCapitalize="none"
        autoComplete="username"
        autoCorrect="off"
        spellCheck={false}
      />
      {asksForPassword && (
        <PasswordField
          {...field('password')}
          label="Password"
          hint="A new username needs your password. Leave it empty if you have none."
          autoComplete="current-password"
        />
      )}
      <DateField
        label="Date of Birth"
        optional
        hint="Members are 18 or older"
        autoComplete="bday"
        max={lastBirthDate}
        value={values.dob}
        error={errors.dob}
        onChange={(value) => onChange('dob', value)}
      />
      <TextField
        {...field('alternateEmails')}
        label="Other emails"
        optional
        hint="Up to 3, with commas between them"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...field('alternatePhone')}
        label="Other phone numbers"
        optional
        hint="Up to 3, with commas between them"
        inputMode="tel"
        autoComplete="off"
        className="figures"
      />
    </FormDialog>
  );
}
