import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import type { OwnGrievanceFacts } from './grievance-facts.ts';
import { OwnGrievanceCard } from './own-grievance-card.tsx';

export interface OwnGrievancesProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the grievances could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first; while the next page loads, the entries of the previous page. */
  grievances: readonly OwnGrievanceFacts[];
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** The thread of a grievance, by its number. Default: none is shown. */
  renderThread?: (number: string) => ReactNode;
}

const loadingLook = cva('', {
  variants: { isFirst: { true: 'grid gap-3 rounded-card border bg-surface p-5', false: 'sr-only' } },
});

/** The grievances of the logged-in member. */
export function OwnGrievances(props: OwnGrievancesProps) {
  const { status, error, grievances, page, pageCount, onPage, onRetry, renderThread } = props;
  const { t } = useLanguage();
  const titleId = useId();
  const isFirst = grievances.length === 0;
  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <h2 id={titleId} className="text-heading font-bold">
        {t('My complaints')}
      </h2>
      {status === 'loading' && (
        <div role="status" className={loadingLook({ isFirst })}>
          <span className="sr-only">{t('Loading your complaints…')}</span>
          {isFirst && (
            <>
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5" />
              <Skeleton className="h-9 w-1/2" />
            </>
          )}
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your complaints could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && grievances.length === 0 && (
        <p className="text-ink-muted">{t('You have not filed any complaints while logged in.')}</p>
      )}
      {status !== 'failed' && grievances.length > 0 && (
        <ul aria-labelledby={titleId} aria-busy={status === 'loading'} className="grid gap-5">
          {grievances.map((grievance) => (
            <OwnGrievanceCard
              key={grievance.number}
              grievance={grievance}
              thread={renderThread?.(grievance.number)}
            />
          ))}
        </ul>
      )}
      <PageButtons page={page} pageCount={pageCount} onGo={onPage} />
    </section>
  );
}
