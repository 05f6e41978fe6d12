import { FormAlert, type FormAlertWords } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';

/** The fields of the email tab, in their order. */
export type LoginField = 'usernameOrEmail' | 'password';

export interface LoginFieldsProps {
  values: Readonly<Record<LoginField, string>>;
  /** Per wrong field what is wrong, in English. */
  errors: Readonly<Partial<Record<LoginField, string>>>;
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The answer is awaited. */
  isBusy: boolean;
  /** Where a new password can be had. */
  forgotHref: string;
  onChange: (field: LoginField, value: string) => void;
  onSubmit: () => void;
}

/** Login by password. */
export function LoginFields({ values, errors, alert, isBusy, forgotHref, ...props }: LoginFieldsProps) {
  const { onChange, onSubmit } = props;
  const { t } = useLanguage();
  const field = (name: LoginField) => ({ name, value: values[name], error: errors[name] });
  return (
    <Form className="grid gap-5" onSubmit={onSubmit}>
      <FormAlert alert={alert} />
      <TextField
        {...field('usernameOrEmail')}
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange('usernameOrEmail', event.currentTarget.value)}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        onChange={(event) => onChange('password', event.currentTarget.value)}
      />
      <Button type="submit" wide busy={isBusy} busyText="Logging in...">
        {t('Login')}
      </Button>
      <TextLink href={forgotHref} className="inline-flex min-h-11 items-center justify-self-start">
        {t('Forgot your password?')}
      </TextLink>
    </Form>
  );
}
