import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { type FilterChoices, FilterFields, type OfferedFilters } from '../filter-fields/filter-fields.tsx';

export interface FilterSheetProps {
  status: 'loading' | 'failed' | 'ready';
  offered: OfferedFilters;
  choices: FilterChoices;
  /** The number of products with these choices; undefined while it is not known. */
  total: number | undefined;
  /** The counts belong to earlier choices. */
  isCounting: boolean;
  canClear: boolean;
  /** Why loading failed, in English. */
  error?: string | undefined;
  onChange: (choices: FilterChoices) => void;
  onClear: () => void;
  onApply: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The filters of a product list, as a sheet on a phone and a dialog on wider screens. They take effect by one button. */
export function FilterSheet({ status, offered, choices, total, isCounting, ...props }: FilterSheetProps) {
  const { canClear, error, onChange, onClear, onApply, onRetry, onClose } = props;
  const { t, formatNumber } = useLanguage();
  const footer = (
    <>
      <Button variant="quiet" aria-disabled={!canClear} onClick={onClear}>
        {t('Clear all')}
      </Button>
      <Button onClick={onApply} className="flex-1 sm:flex-none">
        {isCounting || total === undefined
          ? t('Show products')
          : total === 1
            ? t('Show 1 product')
            : t('Show {count} products', { count: formatNumber(total) })}
      </Button>
    </>
  );
  return (
    <Dialog open title="Filters" onClose={onClose} footer={status === 'ready' ? footer : undefined}>
      {status === 'loading' && (
        <p role="status" className="flex items-center gap-2 py-6">
          <Spinner />
          {t('Loading filters…')}
        </p>
      )}
      {status === 'failed' && (
        <ErrorPanel title="The filters could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && (
        <FilterFields offered={offered} choices={choices} onChange={onChange} aria-busy={isCounting} />
      )}
    </Dialog>
  );
}
