import { useEffect, useRef } from 'react';
import { HourglassIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

/** Stands in place of the form while what was filled in waits for a line, and takes the focus the form's button had. */
export function LeadQueued({ className }: { className: string }) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div id="join" role="status" ref={panel} tabIndex={-1} className={className}>
      <span className="grid size-12 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
        <HourglassIcon />
      </span>
      <h2 className="mt-4 text-heading font-bold">{t('Not sent yet')}</h2>
      <p className="mt-2 text-ink-muted">
        {t(
          'You are offline. We keep your details on this phone and send them as soon as you are back online.',
        )}
      </p>
    </div>
  );
}
