import { Countdown } from '../countdown/index.ts';
import { useLanguage } from '../language/index.ts';

export interface OtpTimeProps {
  /** Undefined while the time is not known yet. */
  secondsLeft: number | undefined;
  /** No code can be typed: its time is over, or another is on its way. */
  isOver: boolean;
}

/** How long the code is still good. Only its end is said aloud. */
export function OtpTime({ secondsLeft, isOver }: OtpTimeProps) {
  const { t } = useLanguage();
  const [before = '', after = ''] = t('The code is good for {time}').split('{time}');
  return (
    <div className="text-ink-muted">
      {!isOver && secondsLeft !== undefined && (
        <p>
          {before}
          <Countdown seconds={secondsLeft} className="font-semibold text-ink" />
          {after}
        </p>
      )}
      <p role="status">{isOver && secondsLeft !== undefined && t('The code has run out.')}</p>
    </div>
  );
}
