import { useLanguage } from '../../foundations/language/language.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';

/** What an associate of the team did in the chosen month. */
export interface ActivityPerson {
  id: string;
  name: string;
  referralCode: string;
  /** 1 is directly below. */
  level: number;
  points: number;
  /** ISO text; null without an order. */
  lastOrderOn: string | null;
  isActive: boolean;
}

/** One associate of the team. */
export function ActivityRow({ person }: { person: ActivityPerson }) {
  const { t, formatDate, formatNumber } = useLanguage();
  const { name, referralCode, level, points, lastOrderOn, isActive } = person;
  const count = { count: formatNumber(points) };
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-3 py-2.5 first:border-t-0 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="figures text-note text-ink-muted">
          {t('Level {level}', { level: formatNumber(level) })}, {referralCode}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-1 sm:justify-items-end">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-semibold text-spice">
            {points === 1 ? t('{count} point', count) : t('{count} points', count)}
          </span>
          {isActive ? (
            <Badge kind="credit">{t('Active in the month')}</Badge>
          ) : (
            <Badge>{t('Not active in the month')}</Badge>
          )}
        </p>
        <p className="text-note text-ink-muted">
          {lastOrderOn === null
            ? t('No order in this shop yet')
            : t('Last order: {date}', { date: formatDate(lastOrderOn) })}
        </p>
      </div>
    </li>
  );
}
