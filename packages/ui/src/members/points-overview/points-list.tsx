import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import type { PointsListFacts } from './points-facts.ts';
import { PointsItem } from './points-item.tsx';

interface PointsListProps {
  /** English; translated here. */
  title: string;
  list: PointsListFacts;
  /** What an empty list shows instead; English. */
  empty: { title: string; text?: string };
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  onOpen: (id: string) => void;
}

/** The entries of one group, with search and pages. */
export function PointsList({ title, list, empty, onSearch, onPage, onOpen }: PointsListProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-title font-bold">
          {t(title)}
        </h2>
        <SearchBox label="Search transactions..." value={list.search} onChange={onSearch} />
      </div>
      {list.isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <WhichAreShown list={list} />
          {list.count === 0 ? (
            <EmptyState
              title="No transaction matches"
              text="Try a part of the order number, or another word."
              action={
                <Button variant="secondary" onClick={() => onSearch('')}>
                  {t('Show all')}
                </Button>
              }
            />
          ) : (
            <ul aria-labelledby={id} className="rounded-card border bg-surface">
              {list.transactions.map((entry) => (
                <PointsItem key={entry.id} entry={entry} onOpen={onOpen} />
              ))}
            </ul>
          )}
          <PageButtons page={list.page} pageCount={list.pageCount} onGo={onPage} />
        </>
      )}
    </section>
  );
}

/** Announces to screen readers, too, which entries a search or another page shows. */
function WhichAreShown({ list: { from, count, transactions } }: { list: PointsListFacts }) {
  const { t, formatNumber } = useLanguage();
  const values = {
    from: formatNumber(from),
    to: formatNumber(from + transactions.length - 1),
    count: formatNumber(count),
  };
  return (
    <p role="status" className={count === 0 ? 'sr-only' : 'figures text-note text-ink-muted'}>
      {count === 0 ? t('No transaction matches') : t('{from} to {to} of {count}', values)}
    </p>
  );
}
