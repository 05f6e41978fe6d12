import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { PeopleImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { TeamListSkeleton } from '../team-list/team-list-skeleton.tsx';
import { ActivityFilters, type ActivityFiltersProps } from './activity-filters.tsx';
import { type ActivityPerson, ActivityRow } from './activity-row.tsx';

export interface TeamActivityProps extends ActivityFiltersProps {
  /** The people before stay visible while others load. */
  status: 'loading' | 'ready' | 'failed';
  /** Why they could not be loaded, in English. */
  error: string | undefined;
  people: readonly ActivityPerson[];
  /** The number of all people. */
  total: number;
  page: number;
  pageCount: number;
  /** The file is being fetched. */
  isFetching: boolean;
  /** Why there is no file, in English. */
  alert: string | undefined;
  onPage: (page: number) => void;
  onFetch: () => void;
  onRetry: () => void;
}

/** What each associate of the team did in a month: points, last order, active or not. */
export function TeamActivity({ status, error, people, total, page, pageCount, ...rest }: TeamActivityProps) {
  const { month, months, level, isFetching, alert, onMonth, onLevel, onPage, onFetch, onRetry } = rest;
  const { t, formatNumber } = useLanguage();
  const hasPeople = people.length > 0;
  return (
    <div className="grid gap-4">
      <ActivityFilters month={month} months={months} level={level} onMonth={onMonth} onLevel={onLevel} />
      {status === 'loading' && !hasPeople && <TeamListSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="The list could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && !hasPeople && (
        <EmptyState
          image={<PeopleImage />}
          title="No one found"
          text={level === undefined ? 'No one in your team yet' : 'You have no one on this level.'}
        />
      )}
      {status !== 'failed' && hasPeople && (
        <>
          <p role="status" className="figures text-note text-ink-muted">
            {total === 1 ? t('1 person found') : t('{count} people found', { count: formatNumber(total) })}
          </p>
          <ul aria-label={t('Your team by month')} className="rounded-card border bg-surface">
            {people.map((person) => (
              <ActivityRow key={person.id} person={person} />
            ))}
          </ul>
          <PageButtons page={page} pageCount={pageCount} onGo={onPage} />
          <FormAlert alert={alert} />
          <div>
            <Button variant="secondary" busy={isFetching} onClick={onFetch}>
              {t('Download CSV')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
