import { Countdown } from '../../primitives/countdown/countdown.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface OtpTimeProps {
  /** Undefined while the time is not known yet. */
  secondsLeft: number | undefined;
  /** No code can be typed: the code has expired, or another one is being sent. */
  isOver: boolean;
}

/** The remaining time of the code. Screen readers announce only its end. */
export function OtpTime({ secondsLeft, isOver }: OtpTimeProps) {
  const { t } = useLanguage();
  const [before = '', after = ''] = t('Expires in {time}').split('{time}');
  return (
    <div className="text-ink-muted">
      {!isOver && secondsLeft !== undefined && (
        <p>
          {before}
          <Countdown seconds={secondsLeft} className="font-semibold text-ink" />
          {after}
        </p>
      )}
      <p role="status">{isOver && secondsLeft !== undefined && t('The code has expired.')}</p>
    </div>
  );
}
