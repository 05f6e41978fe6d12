import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of the email tab, in order. */
type LoginField = 'usernameOrEmail' | 'password';

export interface LoginFieldsProps extends FormFields<LoginField> {
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The request is under way. */
  isBusy: boolean;
  /** The page where the user requests a new password. */
  forgotHref: string;
  onSubmit: () => void;
}

/** Login by password. */
export function LoginFields({ values, errors, alert, isBusy, forgotHref, ...props }: LoginFieldsProps) {
  const { onChange, onSubmit } = props;
  const { t } = useLanguage();
  const field = toField({ values, errors, onChange });
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
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
      <Button type="submit" wide busy={isBusy} busyText="Logging in...">
        {t('Login')}
      </Button>
      <TextLink href={forgotHref} className="inline-flex min-h-11 items-center justify-self-start">
        {t('Forgot your password?')}
      </TextLink>
    </Form>
  );
}
