import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { SearchImage, SeedlingImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { SearchBox } from '../../forms/search-box/search-box.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { PointsGroup, TransactionFacts } from './points-facts.ts';
import { PointsItem } from './points-item.tsx';

const words = {
  pending: {
    title: 'Pending Transactions',
    empty: { title: 'No pending transactions', text: 'Points of your orders appear here first.' },
  },
  confirmed: {
    title: 'Confirmed Transactions',
    empty: {
      title: 'No confirmed transactions',
      text: 'Points move here when the return period ends.',
    },
  },
  cancelled: {
    title: 'Cancelled Transactions',
    empty: {
      title: 'No cancelled transactions',
      text: 'Points from cancelled or returned orders appear here.',
    },
  },
} as const;

export interface PointsListProps<Transaction extends TransactionFacts = TransactionFacts> {
  group: PointsGroup;
  /** While another page loads, the old one stays. */
  status: 'loading' | 'ready' | 'failed';
  /** Why the page could not be loaded, in English. */
  error: string | undefined;
  /** As typed. */
  search: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** How many match the search. */
  count: number;
  /** The position of this page's first transaction among the matches, counting from 1. */
  from: number;
  /** The transactions of this page, the newest first. */
  transactions: readonly Transaction[];
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  onOpen: (transaction: Transaction) => void;
  onRetry: () => void;
}

/** The orders that have points in one group, with search and pages. */
export function PointsList<Transaction extends TransactionFacts>({
  group,
  ...props
}: PointsListProps<Transaction>) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <PointsSection group={group} id={id} search={props.search} onSearch={props.onSearch}>
      {props.status === 'failed' && (
        <ErrorPanel title="The list could not be loaded" text={props.error} onRetry={props.onRetry} />
      )}
      {props.status === 'loading' && props.transactions.length === 0 && <ListSkeleton />}
      {props.status === 'ready' && props.count === 0 && props.search === '' && (
        <EmptyState image={<SeedlingImage />} {...words[group].empty} />
      )}
      {props.status === 'ready' && (props.count > 0 || props.search !== '') && <WhichAreShown {...props} />}
      {props.status === 'ready' && props.count === 0 && props.search !== '' && (
        <EmptyState
          image={<SearchImage />}
          title="No transaction matches"
          text="Try part of the order number or another word."
          action={
            <Button variant="secondary" onClick={() => props.onSearch('')}>
              {t('Show all')}
            </Button>
          }
        />
      )}
      {props.status !== 'failed' && props.transactions.length > 0 && (
        <ul
          aria-labelledby={id}
          aria-busy={props.status === 'loading'}
          className="rounded-card border bg-surface"
        >
          {props.transactions.map((transaction) => (
            <PointsItem
              key={transaction.id}
              group={group}
              transaction={transaction}
              onOpen={() => props.onOpen(transaction)}
            />
          ))}
        </ul>
      )}
      <PageButtons page={props.page} pageCount={props.pageCount} onGo={props.onPage} />
    </PointsSection>
  );
}

/** The list of a group when it is not known whether there are any points. */
export function UnknownPointsList({ group }: { group: PointsGroup }) {
  const id = useId();
  return (
    <PointsSection group={group} id={id}>
      <EmptyState image={<SeedlingImage />} title="No transactions to show" />
    </PointsSection>
  );
}

interface PointsSectionProps {
  group: PointsGroup;
  id: string;
  search?: string;
  onSearch?: (search: string) => void;
  children: ReactNode;
}

function PointsSection({ group, id, search = '', onSearch, children }: PointsSectionProps) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-title font-bold">
          {t(words[group].title)}
        </h2>
        {onSearch !== undefined && (
          <SearchBox label="Search transactions..." value={search} onChange={onSearch} />
        )}
      </div>
      {children}
    </section>
  );
}

const shownLook = cva('', {
  variants: { isEmpty: { true: 'sr-only', false: 'figures text-note text-ink-muted' } },
});

/** Announces to screen readers, too, which transactions a search or another page shows. */
function WhichAreShown({
  from,
  count,
  transactions,
}: Pick<PointsListProps, 'from' | 'count' | 'transactions'>) {
  const { t, formatNumber } = useLanguage();
  const values = {
    from: formatNumber(from),
    to: formatNumber(from + transactions.length - 1),
    count: formatNumber(count),
  };
  return (
    <p role="status" className={shownLook({ isEmpty: count === 0 })}>
      {count === 0 ? t('No transaction matches') : t('{from} to {to} of {count}', values)}
    </p>
  );
}

function ListSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-3 rounded-card border bg-surface p-5">
      <VisuallyHidden>{t('Please wait…')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}
