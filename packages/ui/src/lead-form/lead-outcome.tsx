import { useLayoutEffect, useRef } from 'react';
import { CheckIcon, HourglassIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export interface LeadOutcomeProps {
  /** 'queued': kept until there is a line. 'thanked': sent. */
  status: 'queued' | 'thanked';
  /** Called when it goes and takes the focus with it. */
  onFocusLost: () => void;
}

/** Lies over the form after a good submit, in the room that the form took, and takes the focus its button had. */
export function LeadOutcome({ status, onFocusLost }: LeadOutcomeProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = panel.current;
    here?.focus();
    return () => {
      // It is asked while it still stands.
      if (here?.contains(document.activeElement)) onFocusLost();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isSent = status === 'thanked';
  return (
    <div className="absolute inset-0 flex items-center p-5 sm:p-8">
      <div role="status" ref={panel} tabIndex={-1} className="w-full rounded-card">
        <span className="grid size-12 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
          {isSent ? <CheckIcon /> : <HourglassIcon />}
        </span>
        <h2 className="mt-4 text-heading font-bold">{isSent ? t('Thank you!') : t('Not sent yet')}</h2>
        <p className="mt-2 text-ink-muted">
          {isSent
            ? t('We have your number and will call you soon.')
            : t(
                'You are offline. We keep your details on this phone and send them as soon as you are back online.',
              )}
        </p>
      </div>
    </div>
  );
}
