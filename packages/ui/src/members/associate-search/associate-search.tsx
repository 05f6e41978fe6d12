import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { SearchImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import type { ListedPerson } from '../team-list/team-list.tsx';
import { TeamListSkeleton } from '../team-list/team-list-skeleton.tsx';
import { TeamPerson } from '../team-member/team-person.tsx';

/** A page of found people. */
interface FoundFacts {
  associates: readonly ListedPerson[];
  total: number;
  pageCount: number;
  /** False when the search did not reach the end of the team. */
  isComplete: boolean;
}

export interface AssociateSearchProps {
  /** `empty`: there is no search, and `children` are shown. */
  status: 'empty' | 'searching' | 'found' | 'failed';
  /** As typed. */
  text: string;
  /** Counts from 1. */
  page: number;
  /** The last search result. */
  found: FoundFacts | undefined;
  /** Why the search failed, in English. */
  error: string | undefined;
  children: ReactNode;
  onType: (text: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** Searches people in a team; without a search, the team itself stands below the box. */
export function AssociateSearch({
  status,
  text,
  page,
  found,
  error,
  children,
  ...verbs
}: AssociateSearchProps) {
  return (
    <div className="grid gap-4">
      <SearchBox label="Search by name or referral code" value={text} onChange={verbs.onType} />
      {status === 'empty' && children}
      {status === 'failed' && <ErrorPanel title="The search failed" text={error} onRetry={verbs.onRetry} />}
      {status === 'searching' && found === undefined && <TeamListSkeleton />}
      {found !== undefined && (status === 'found' || status === 'searching') && (
        <Found found={found} page={page} isBusy={status === 'searching'} {...verbs} />
      )}
    </div>
  );
}

interface FoundProps extends Pick<AssociateSearchProps, 'page' | 'onType' | 'onPage'> {
  found: FoundFacts;
  isBusy: boolean;
}

function Found({
  found: { associates, total, pageCount, isComplete },
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
        {!isComplete && ` ${t('There may be more. Search for the full referral code.')}`}
      </p>
      {total === 0 && (
        <EmptyState
          image={<SearchImage />}
          title="No one found"
          text="Try part of the name, username or referral code."
          action={
            <Button variant="secondary" onClick={() => onType('')}>
              {t('Show the whole team')}
            </Button>
          }
        />
      )}
      {associates.length > 0 && (
        <ul aria-label={t('Found in your team')} className="rounded-card border bg-surface">
          {associates.map((person) => (
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
