import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextButton } from '../link/index.ts';
import { OtpField } from '../otp-field/index.ts';
import { OtpTime } from './otp-time.tsx';

export interface OtpCodeProps {
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
  onVerify: () => void;
  onResend: () => void;
  onEditDetails: () => void;
}

/** The code that was sent, and what to do when it does not come. */
export function OtpCode({ mobile, ...props }: OtpCodeProps & { mobile: string }) {
  const { isSending, isVerifying, onVerify } = props;
  const { t } = useLanguage();
  const isOver = props.isExpired || isSending;
  // No-break spaces: a number is read in one piece.
  const number = `+91\u00a0${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}`;
  return (
    <Form className="grid gap-5" onSubmit={onVerify}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="figures">{t('We sent a code to {mobile}', { mobile: number })}</p>
        <TextButton
          className="min-h-11 font-semibold"
          disabled={isSending || isVerifying}
          onClick={props.onEditDetails}
        >
          {t('Change number')}
        </TextButton>
      </div>
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
    </Form>
  );
}
