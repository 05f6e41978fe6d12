import { useId } from 'react';
import { DataTable } from '../../data/data-table/data-table.tsx';
import type { DataColumn } from '../../data/data-table/data-table.types.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';

interface Problem {
  readonly row: number;
  /** Empty for an error of the whole row. */
  readonly column: string;
  /** English. */
  readonly message: string;
}

export interface CsvProblemsProps {
  /** The rows with errors, on all pages. */
  invalid: number;
  problems: readonly Problem[];
  problemPage: number;
  problemPages: number;
  /** The next page loads. */
  isListing: boolean;
  onOpenProblems: (page: number) => void;
}

/** More rows with errors are counted, but not listed. */
const MAX_LISTED = 1000;

/** The rows with errors, each with its column and the reason. Renders nothing when there are none. */
export function CsvProblems({ invalid, problems, isListing, ...paging }: CsvProblemsProps) {
  const { t, formatNumber } = useLanguage();
  const id = useId();
  if (invalid === 0) return null;
  const columns: readonly DataColumn<Problem>[] = [
    { id: 'row', header: 'Row', render: ({ row }) => formatNumber(row) },
    { id: 'column', header: 'Column', render: ({ column }) => column },
    { id: 'message', header: 'Error', render: ({ message }) => t(message) },
  ];
  return (
    <div className="grid w-full gap-3">
      <h2 id={id} className="text-lead font-bold">
        {invalid === 1
          ? t('1 row has an error and will be skipped')
          : t('{count} rows have errors and will be skipped', { count: formatNumber(invalid) })}
      </h2>
      {invalid > MAX_LISTED && <p>{t('Showing the first 1,000.')}</p>}
      <DataTable
        aria-labelledby={id}
        columns={columns}
        rows={problems}
        getRowId={({ row, column }) => `${row} ${column}`}
        getRowName={({ row }) => formatNumber(row)}
        status={isListing ? 'loading' : 'ready'}
        empty={{ title: 'The errors could not be loaded' }}
      />
      <PageButtons page={paging.problemPage} pageCount={paging.problemPages} onGo={paging.onOpenProblems} />
    </div>
  );
}
