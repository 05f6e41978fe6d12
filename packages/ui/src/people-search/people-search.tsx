import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { PageButtons } from '../pagination/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { type ListedPerson, TeamListSkeleton } from '../team-list/index.ts';
import { TeamPerson } from '../team-person/index.ts';

/** A page of who was found. */
interface FoundFacts {
  people: readonly ListedPerson[];
  total: number;
  pageCount: number;
  /** False when the search did not get to the end of the downline. */
  isComplete: boolean;
}

export interface PeopleSearchProps {
  /** `empty`: nothing is looked for, and `children` are shown. */
  status: 'empty' | 'searching' | 'found' | 'failed';
  /** As typed. */
  text: string;
  /** Counts from 1. */
  page: number;
  /** What was found last. */
  found: FoundFacts | undefined;
  /** Why nothing could be looked for, in English. */
  error: string | undefined;
  children: ReactNode;
  onType: (text: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** Looks for people in a downline; while nothing is looked for, the downline itself stands below the box. */
export function PeopleSearch({ status, text, page, found, error, children, ...verbs }: PeopleSearchProps) {
  return (
    <div className="grid gap-4">
      <SearchBox label="Search by name or referral code" value={text} onChange={verbs.onType} />
      {status === 'empty' && children}
      {status === 'failed' && (
        <ErrorPanel title="The search did not work" text={error} onRetry={verbs.onRetry} />
      )}
      {status === 'searching' && found === undefined && <TeamListSkeleton />}
      {found !== undefined && (status === 'found' || status === 'searching') && (
        <Found found={found} page={page} isBusy={status === 'searching'} {...verbs} />
      )}
    </div>
  );
}

interface FoundProps extends Pick<PeopleSearchProps, 'page' | 'onType' | 'onPage'> {
  found: FoundFacts;
  isBusy: boolean;
}

function Found({
  found: { people, total, pageCount, isComplete },
  page,
  isBusy,
  onType,
  onPage,
}: FoundProps) {
  const { t, formatNumber } = useLanguage();
  const count = formatNumber(total);
  return (
    <div aria-busy={isBusy} className="grid gap-3">
      <p role="status" className="figures text-note text-ink-muted">
        {total === 1 ? t('1 person found') : t('{count} people found', { count })}
        {!isComplete && ` ${t('There may be more further down: search for a whole referral code.')}`}
      </p>
      {total === 0 && (
        <EmptyState
          title="Nobody found"
          text="Try a part of the name, the user name or the referral code."
          action={
            <Button variant="secondary" onClick={() => onType('')}>
              {t('Show the whole team')}
            </Button>
          }
        />
      )}
      {people.length > 0 && (
        <ul aria-label={t('Found in your team')} className="rounded-card border bg-surface">
          {people.map((person) => (
            <li key={person.id} className="border-t px-3 py-2.5 first:border-t-0 sm:px-5">
              <TeamPerson person={person} isLinked />
              <p className="figures text-note text-ink-muted">
                {t('Level {level} below you', { level: formatNumber(person.level) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PageButtons page={page} pageCount={pageCount} onGo={onPage} />
    </div>
  );
}
