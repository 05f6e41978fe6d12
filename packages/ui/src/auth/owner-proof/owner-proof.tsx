import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

export interface OwnerProofProps {
  /** The password, or a code by SMS, by mail, or by either of them. */
  kind: 'PASSWORD' | 'SMS' | 'MAIL' | 'CODE';
  /** The password or the code. */
  secret: string;
  /** The error of the password or code, in English. */
  error: string | undefined;
  isSending: boolean;
  onSecret: (value: string) => void;
  onSendCode: () => void;
}

const hints: Readonly<Record<'SMS' | 'MAIL' | 'CODE', string>> = {
  SMS: 'We will send it to your verified mobile number.',
  MAIL: 'We will send it to your verified email.',
  CODE: 'We will send it to your verified mobile number or email.',
};

/** The field in which the owner of an account proves who they are: with the password, or with a code that is sent. */
export function OwnerProof({ kind, secret, error, isSending, onSecret, onSendCode }: OwnerProofProps) {
  const { t } = useLanguage();
  const field = {
    value: secret,
    error,
    disabled: isSending,
    onChange: (event: { readonly target: { readonly value: string } }) => onSecret(event.target.value),
  };
  if (kind === 'PASSWORD')
    return <PasswordField {...field} label="Password" autoComplete="current-password" />;
  return (
    <>
      <TextField
        {...field}
        label="The 6-digit code"
        hint={hints[kind]}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isSending}
        busyText="Sending..."
        onClick={onSendCode}
      >
        {t('Resend OTP')}
      </Button>
    </>
  );
}
