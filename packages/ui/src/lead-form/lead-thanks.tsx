import { useEffect, useRef } from 'react';
import { CheckIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

/** Stands in place of the form after a good submit, and takes the focus the form's button had. */
export function LeadThanks({ className }: { className: string }) {
  const { t } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div id="join" role="status" ref={panel} tabIndex={-1} className={className}>
      <span className="grid size-12 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
        <CheckIcon />
      </span>
      <h2 className="mt-4 text-heading font-bold">{t('Thank you!')}</h2>
      <p className="mt-2 text-ink-muted">{t('We have your number and will call you soon.')}</p>
    </div>
  );
}
