import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { DonePanel } from '../../primitives/done-panel/done-panel.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';

/** The fields of the form, in order. */
type ResetPasswordField = 'username' | 'password' | 'confirmPassword';

export interface ResetPasswordProps extends FormFields<ResetPasswordField> {
  /** 'saved' shows the link to login instead of the form. */
  status: 'ready' | 'saving' | 'saved';
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  /** The link from the message has expired: a link to the page that helps stands beside the alert. Default false. */
  isLinkDead?: boolean;
  /** The link is for several accounts with one email address: the user names their own. Default false. */
  asksForUsername?: boolean;
  /** Why a password is set: it was forgotten, or a change of contacts is undone. Default 'forgotten'. */
  reason?: 'forgotten' | 'undo';
  onSubmit: () => void;
  loginHref: string;
  /** The page that helps when the link has expired: where the user requests another link, or contacts the company. */
  helpHref: string;
}

const words = {
  forgotten: {
    title: 'Set a new password',
    text: undefined,
    submit: 'Save password',
    help: 'Request a new link',
    doneTitle: 'Your new password is set',
    doneText: 'You have been logged out on all devices. Log in with your new password.',
  },
  undo: {
    title: 'Undo the change',
    text: 'This restores your previous email and mobile number and logs you out on all devices. Choose a new password.',
    submit: 'Undo the change',
    help: 'Contact us',
    doneTitle: 'The change has been undone',
    doneText: 'You have been logged out on all devices. Log in with your new password.',
  },
};

/** Sets a new password; the link in a message leads here. */
export function ResetPassword({
  values,
  errors,
  status,
  alert,
  isLinkDead = false,
  asksForUsername = false,
  reason = 'forgotten',
  onChange,
  onSubmit,
  loginHref,
  helpHref,
}: ResetPasswordProps) {
  const { t } = useLanguage();
  const { title, text, submit, help, doneTitle, doneText } = words[reason];
  if (status === 'saved') {
    return (
      <DonePanel
        title={doneTitle}
        text={doneText}
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
      <h1 className="text-heading font-bold">{t(title)}</h1>
      {text && <p>{t(text)}</p>}
      <Form className="grid gap-5" onSubmit={onSubmit}>
        <FormAlert alert={alert}>
          {isLinkDead && (
            <TextLink href={helpHref} className="inline-flex min-h-11 items-center">
              {t(help)}
            </TextLink>
          )}
        </FormAlert>
        {asksForUsername && (
          <TextField
            {...field('username')}
            label="Username"
            hint="Several accounts use this email. The email with the link lists them."
            autoCapitalize="none"
            autoComplete="username"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
        <PasswordField
          {...field('password')}
          label="New password"
          hint="At least 8 characters, with a letter and a number"
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <Button type="submit" wide busy={status === 'saving'} busyText="Saving...">
          {t(submit)}
        </Button>
      </Form>
    </div>
  );
}
