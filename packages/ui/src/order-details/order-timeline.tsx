import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { statusIcons, statusWords } from '../order-status/index.ts';
import type { OrderFacts } from './order-facts.ts';

const actors = { MEMBER: 'by you', STAFF: 'by us', SYSTEM: 'automatically' } as const;

/** What happened to an order and when, the first thing first; the last is where it stands. */
export function OrderTimeline({ timeline }: Pick<OrderFacts, 'timeline'>) {
  const { t, formatDate } = useLanguage();
  return (
    <ol aria-label={t('What happened so far')} className="mt-4 grid gap-3">
      {timeline.map(({ status, at, by, note }, place) => {
        const Icon = statusIcons[status];
        const isLast = place === timeline.length - 1;
        return (
          <li
            key={`${status} ${at}`}
            aria-current={isLast ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-8 shrink-0 place-items-center rounded-round border border-leaf',
                isLast ? 'bg-leaf text-on-leaf' : 'bg-leaf-soft text-leaf',
              )}
            >
              <Icon />
            </span>
            <span className="grid min-w-0">
              <span className={isLast ? 'font-semibold' : undefined}>{t(statusWords[status])}</span>{' '}
              <span className="figures text-note text-ink-muted">
                <time dateTime={at}>{formatDate(at)}</time>, {t(actors[by])}
              </span>
              {note !== null && <span className="text-note wrap-anywhere">{t(note)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
