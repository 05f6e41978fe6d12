import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { DonePanel } from '../../primitives/done-panel/done-panel.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

export interface ForgotPasswordProps {
  /** The address as typed. */
  value: string;
  /** The error of the address, in English. */
  error: string | undefined;
  /** 'sent' shows the next step instead of the form. */
  status: 'ready' | 'sending' | 'sent';
  /** Why the last attempt failed, in English. */
  alert: FormAlertWords | undefined;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** The link back to login. */
  loginHref: string;
}

/** Requests an email with a link for a new password. It never says whether the address has an account. */
export function ForgotPassword({
  value,
  error,
  status,
  alert,
  onChange,
  onSubmit,
  loginHref,
}: ForgotPasswordProps) {
  const { t } = useLanguage();
  const wayBack = (
    <TextLink href={loginHref} className="inline-flex min-h-11 items-center justify-self-start">
      {t('Back to login')}
    </TextLink>
  );
  if (status === 'sent') {
    return (
      <DonePanel
        title="Check your email"
        text="If this email has an account, we have sent a link to it. Not there? Check your spam folder or try again."
        action={wayBack}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-heading font-bold">{t('Forgot your password?')}</h1>
        <p className="mt-2 text-ink-muted">{t('We will email you a link to set a new password.')}</p>
      </div>
      <Form className="grid gap-5" onSubmit={onSubmit}>
        <FormAlert alert={alert} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button type="submit" wide busy={status === 'sending'} busyText="Sending...">
          {t('Send link')}
        </Button>
      </Form>
      {wayBack}
    </div>
  );
}
