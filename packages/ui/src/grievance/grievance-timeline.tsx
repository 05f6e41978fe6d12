import { classNames } from '../class-names/index.ts';
import { CheckIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { type GrievanceFacts, statusWords } from './grievance-facts.ts';

const actors = { COMPLAINANT: 'by you', STAFF: 'by us' } as const;

/** What happened to a complaint and when, the first thing first; the last is where it stands. */
export function GrievanceTimeline({ steps }: Pick<GrievanceFacts, 'steps'>) {
  const { t, formatDate } = useLanguage();
  return (
    <ol aria-label={t('What happened so far')} className="grid gap-3">
      {steps.map(({ status, at, by, note }, place) => {
        const isLast = place === steps.length - 1;
        return (
          <li
            key={`${status} ${at}`}
            aria-current={isLast ? 'step' : undefined}
            className="flex items-start gap-3"
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-8 shrink-0 place-items-center rounded-round border border-leaf',
                isLast ? 'bg-leaf text-on-leaf' : 'bg-leaf-soft text-leaf',
              )}
            >
              <CheckIcon />
            </span>
            <span className="grid min-w-0">
              <span className={isLast ? 'font-semibold' : undefined}>{t(statusWords[status])}</span>{' '}
              <span className="figures text-note text-ink-muted">
                <time dateTime={at}>{formatDate(at)}</time>, {t(actors[by])}
              </span>
              {note !== null && <span className="whitespace-pre-line wrap-anywhere">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
