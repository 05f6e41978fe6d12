import { useId } from 'react';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { GroupPointsFacts, PartStatus } from './account-facts.ts';
import { TilesSkeleton } from './sum-tile.tsx';

export interface GroupPointsProps {
  status: PartStatus;
  /** The newest first; nothing is shown where there are none. */
  months: readonly GroupPointsFacts[];
  /** Why the points could not be loaded, in English. */
  error: string | undefined;
  onRetry: () => void;
}

const FIGURE = 'figures px-3 py-2 text-end font-semibold sm:px-5';

/** The points that the member and the team have got in each month. */
export function GroupPoints({ status, months, error, onRetry }: GroupPointsProps) {
  const { t, formatMonth, formatNumber } = useLanguage();
  const titleId = useId();
  if (status === 'ready' && months.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-title font-bold">
          {t('Points by month')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted">
          {t('Points confirmed in the month: yours, and those of everyone in your team.')}
        </p>
      </div>
      {status === 'loading' && <TilesSkeleton count={1} className="grid" />}
      {status === 'failed' && (
        <ErrorPanel title="The points could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && (
        <table aria-labelledby={titleId} className="w-full rounded-card border bg-surface">
          <thead>
            <tr className="text-note text-ink-muted">
              <th scope="col" className="px-3 py-2 text-start font-semibold sm:px-5">
                {t('Month')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-semibold sm:px-5">
                {t('Your points')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-semibold sm:px-5">
                {t('Team points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, own, team }) => (
              <tr key={month} className="border-t">
                <th scope="row" className="px-3 py-2 text-start font-normal sm:px-5">
                  {formatMonth(month)}
                </th>
                <td className={FIGURE}>{formatNumber(own)}</td>
                <td className={FIGURE}>{formatNumber(team)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
