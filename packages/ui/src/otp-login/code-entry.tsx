import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { OtpField } from '../otp-field/index.ts';
import { OtpTime } from './otp-time.tsx';

export interface CodeEntryProps {
  /** What is typed of the code: up to six. */
  digits: string;
  /** What is wrong with it, in English. */
  digitsError: string | undefined;
  /** How long the code is still good; undefined while that is not known. */
  secondsLeft: number | undefined;
  /** Another code is being sent. */
  isSending: boolean;
  isVerifying: boolean;
  isExpired: boolean;
  canVerify: boolean;
  canResend: boolean;
  onDigits: (digits: string) => void;
  /** Called by a paste that is no code. */
  onRejectDigits: () => void;
  onResend: () => void;
}

/** Six boxes for a code that was sent, how long it is good, and another one when it does not come. Stands in a form. */
export function CodeEntry(props: CodeEntryProps) {
  const { isSending, isVerifying, isExpired } = props;
  const { t } = useLanguage();
  const resend = useRef<HTMLButtonElement>(null);
  const isOver = isExpired || isSending;
  // A browser takes the focus from a box that is disabled, sooner or later.
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
