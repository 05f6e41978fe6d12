import type { ReactNode } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of the email tab, in order. */
type SignUpField = 'name' | 'email' | 'username' | 'password' | 'confirmPassword';

export interface SignUpFieldsProps extends FormFields<SignUpField> {
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isBusy: boolean;
  onSubmit: () => void;
}

/** The form of a new account with a password. */
export function SignUpFields({
  values,
  errors,
  alert,
  isBusy,
  beforeButton,
  ...props
}: SignUpFieldsProps & { beforeButton: ReactNode }) {
  const { onChange, onSubmit } = props;
  const { t } = useLanguage();
  const field = toField({ values, errors, onChange });
  const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
  return (
    <Form className="grid gap-5" onSubmit={onSubmit}>
      <FormAlert alert={alert} />
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextField
        {...field('username')}
        {...asTyped}
        label="Username"
        hint="Letters and numbers only"
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 8 characters, with a letter and a number"
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      {beforeButton}
      <Button type="submit" wide busy={isBusy} busyText="Signing up...">
        {t('Sign Up')}
      </Button>
    </Form>
  );
}
