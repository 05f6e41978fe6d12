import type { RowData } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { CardList } from './card-list.tsx';
import type { DataTableProps } from './data-table.types.ts';
import { TableBar } from './table-bar.tsx';
import { useDataTable } from './use-data-table.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { WideTable } from './wide-table.tsx';

export type { DataColumn, DataSort } from './data-table.types.ts';

/**
 * Records as a table, or as cards on a phone. It shows one page of rows in the order given: sorting, filtering and paging
 * are the owner's. Keep `columns` stable, outside of the component or in `useMemo`.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, getRowName, getRowHref, getRowActions, ...others } = props;
  const { status, error, onRetry, empty, sort, onSortChange, selection, paging, ...section } = others;
  const { className, 'aria-labelledby': headingId, ...native } = section;
  const table = useDataTable({ columns, rows, getRowId, sort, onSortChange, selection });
  const view = { columns, status, selection, sort, onSortChange, getRowName, getRowHref, getRowActions };
  const isNarrow = useIsNarrow();
  // How many rows there are is not known before a list has come.
  const isUnknown = status === 'failed' && rows.length === 0;
  const root = useRef<HTMLElement>(null);
  const Rows = isNarrow ? CardList : WideTable;
  const clearSelection = () => {
    selection?.onChange([]);
    // The button goes away with the selection.
    root.current?.focus();
  };
  return (
    <section {...native} ref={root} tabIndex={-1} className={cx('grid gap-3', className)}>
      <TableBar
        isLoading={status === 'loading'}
        total={isUnknown ? undefined : paging?.total}
        isCapped={paging?.isCapped === true}
        selection={selection}
        onClear={clearSelection}
      />
      {status === 'failed' && (
        <ErrorPanel title="The list could not be loaded" text={error} {...(onRetry && { onRetry })} />
      )}
      {rows.length === 0 && status === 'ready' && <EmptyState {...empty} />}
      {(rows.length > 0 || status === 'loading') && <Rows {...view} table={table} headingId={headingId} />}
      {paging !== undefined && rows.length > 0 && (
        <Pagination page={paging.page} pageCount={paging.pageCount} toHref={paging.toHref} className="mt-1" />
      )}
    </section>
  );
}
