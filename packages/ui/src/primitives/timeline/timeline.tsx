import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** One event. All texts except the note are English and are translated here. */
interface TimelineStep {
  label: string;
  /** ISO text */
  at: string;
  /** The person who caused the event, such as 'by you'. */
  by: string;
  icon: ReactNode;
  /** A comment on the event, shown as it is, with its line breaks. */
  note: string | null;
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & { steps: readonly TimelineStep[] };

const markLook = cva('grid size-8 shrink-0 place-items-center rounded-round border border-leaf', {
  variants: { isLast: { true: 'bg-leaf text-on-leaf', false: 'bg-leaf-soft text-leaf' } },
});

/** A list of events with their times, the oldest first; the last one is the current status. */
export function Timeline({ steps, className, ...props }: TimelineProps) {
  const { t, formatDate } = useLanguage();
  return (
    <ol {...props} aria-label={t('Updates so far')} className={cx('grid gap-3', className)}>
      {steps.map(({ label, at, by, icon, note }, place) => {
        const isLast = place === steps.length - 1;
        return (
          <li
            key={`${label} ${at}`}
            aria-current={isLast ? 'step' : undefined}
            className="flex items-start gap-3"
          >
            <span aria-hidden className={markLook({ isLast })}>
              {icon}
            </span>
            <span className="grid min-w-0">
              <span className={cx(isLast && 'font-semibold')}>{t(label)}</span>{' '}
              <span className="figures text-note text-ink-muted">
                <time dateTime={at}>{formatDate(at)}</time>, {t(by)}
              </span>
              {note !== null && <span className="whitespace-pre-line wrap-anywhere">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
