import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { DonePanel } from '../../primitives/done-panel/done-panel.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';

/** The fields of the form, in order. */
type ResetPasswordField = 'password' | 'confirmPassword';

export interface ResetPasswordProps extends FormFields<ResetPasswordField> {
  /** 'saved' shows the link to login instead of the form. */
  status: 'ready' | 'saving' | 'saved';
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The link from the email has expired: a link to request another one stands beside the alert. Default false. */
  isLinkDead?: boolean;
  onSubmit: () => void;
  loginHref: string;
  /** The page where the user requests another link. */
  forgotHref: string;
}

/** Sets a new password; the link in the email leads here. */
export function ResetPassword({
  values,
  errors,
  status,
  alert,
  isLinkDead = false,
  onChange,
  onSubmit,
  loginHref,
  forgotHref,
}: ResetPasswordProps) {
  const { t } = useLanguage();
  if (status === 'saved') {
    return (
      <DonePanel
        title="Your new password is set"
        text="You are logged out everywhere. Log in with the new password."
        action={
          <ButtonLink href={loginHref} wide>
            {t('Login')}
          </ButtonLink>
        }
      />
    );
  }
  const field = toField({ values, errors, onChange });
  return (
    <div className="grid gap-5">
      <h1 className="text-heading font-bold">{t('Set a new password')}</h1>
      <Form className="grid gap-5" onSubmit={onSubmit}>
        <FormAlert alert={alert}>
          {isLinkDead && (
            <TextLink href={forgotHref} className="inline-flex min-h-11 items-center">
              {t('Ask for a new link')}
            </TextLink>
          )}
        </FormAlert>
        <PasswordField
          {...field('password')}
          label="New password"
          hint="At least 8 characters, with a letter and a number"
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <Button type="submit" wide busy={status === 'saving'} busyText="Saving...">
          {t('Save password')}
        </Button>
      </Form>
    </div>
  );
}
