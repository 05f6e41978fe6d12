import { useLayoutEffect, useRef } from 'react';
import { CheckIcon, HourglassIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface LeadOutcomeProps {
  /** 'queued': the lead is saved until there is a connection. 'thanked': it is sent. */
  status: 'queued' | 'thanked';
  /** Called when the panel disappears while it has the focus. */
  onFocusLost: () => void;
}

/** Covers the form after a successful submit, and receives the focus that the form's button had. */
export function LeadOutcome({ status, onFocusLost }: LeadOutcomeProps) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = panel.current;
    here?.focus();
    return () => {
      // The check runs while the panel is still in the page.
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
                'You are offline. We will save your details on this device and send them as soon as you are back online.',
              )}
        </p>
      </div>
    </div>
  );
}
