import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import type { DataSelection } from './data-table.types.ts';

interface TableBarProps {
  isLoading: boolean;
  /** Rows on all pages; undefined where the table has no pages. */
  total: number | undefined;
  /** More rows match than `total`. */
  isCapped: boolean;
  selection: DataSelection | undefined;
  onClear: () => void;
}

/** How many rows there are; where not all of them are listed, how to find the others. */
function toSentence(isCapped: boolean): string {
  return isCapped
    ? 'Results: {count}+. Only the first {count} are listed: add words or filters to find the others.'
    : 'Results: {count}';
}

/** Above the rows: how many there are or are selected, and what can be done with these. */
export function TableBar({ isLoading, total, isCapped, selection, onClear }: TableBarProps) {
  const { t, formatNumber } = useLanguage();
  const selected = selection?.ids.length ?? 0;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="figures flex items-center gap-2 text-ink-muted">
        {isLoading && <Spinner />}
        {isLoading && t('Loading…')}
        {!isLoading && total !== undefined && t(toSentence(isCapped), { count: formatNumber(total) })}
      </p>
      {selected > 0 && (
        <>
          <p role="status" className="figures font-semibold">
            {t('Selected: {count}', { count: formatNumber(selected) })}
          </p>
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('Clear selection')}
          </Button>
          {selection?.actions}
        </>
      )}
    </div>
  );
}
