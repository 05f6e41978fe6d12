import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { OtpField } from '../../forms/otp-field/otp-field.tsx';
import { OtpTime } from './otp-time.tsx';

export interface CodeEntryProps {
  /** The typed digits of the code: up to six. */
  digits: string;
  /** The error of the digits, in English. */
  digitsError: string | undefined;
  /** The seconds until the code expires; undefined while that is not known. */
  secondsLeft: number | undefined;
  /** Another code is being sent. */
  isSending: boolean;
  isVerifying: boolean;
  isExpired: boolean;
  canVerify: boolean;
  canResend: boolean;
  onDigits: (digits: string) => void;
  /** Called when the pasted text is not a code. */
  onRejectDigits: () => void;
  onResend: () => void;
}

/** Six boxes for a code that was sent, its remaining time, and a button for another code. Use it inside a form. */
export function CodeEntry(props: CodeEntryProps) {
  const { isSending, isVerifying, isExpired } = props;
  const { t } = useLanguage();
  const resend = useRef<HTMLButtonElement>(null);
  const isOver = isExpired || isSending;
  // Browsers remove the focus from a disabled box, some later than others.
  useEffect(() => {
    if (isExpired && document.activeElement?.matches('body, :disabled')) resend.current?.focus();
  }, [isExpired]);
  return (
    <>
      <OtpField
        label="The 6-digit code"
        value={props.digits}
        error={props.digitsError}
        disabled={isOver}
        readOnly={isVerifying}
        autoFocusFirst
        onChange={props.onDigits}
        onReject={props.onRejectDigits}
      />
      <Button type="submit" wide disabled={!props.canVerify} busy={isVerifying} busyText="Verifying...">
        {t('Verify OTP')}
      </Button>
      <div className="flex items-center justify-between gap-4">
        <OtpTime secondsLeft={props.secondsLeft} isOver={isOver} />
        <Button
          ref={resend}
          variant={isOver ? 'primary' : 'secondary'}
          disabled={!props.canResend}
          busy={isSending}
          busyText="Sending..."
          className="shrink-0"
          onClick={props.onResend}
        >
          {t('Resend OTP')}
        </Button>
      </div>
    </>
  );
}
