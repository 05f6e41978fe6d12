import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { SearchImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { FoundList } from './found-list.tsx';
import type { ListProps } from './palette-option.types.ts';
import { RecentList } from './recent-list.tsx';
import type { SearchPaletteProps } from './search-palette.types.ts';

type PaletteBodyProps = ListProps &
  Pick<
    SearchPaletteProps,
    | 'status'
    | 'options'
    | 'total'
    | 'error'
    | 'shopHref'
    | 'onClose'
    | 'onRetry'
    | 'onRemoveRecent'
    | 'onClearRecent'
  >;

/** The content below the box, and its announcement for screen readers. */
export function PaletteBody({ status, options, total, ...props }: PaletteBodyProps) {
  const { t, formatNumber } = useLanguage();
  const reported = total === 1 ? t('1 result') : t('{count} results', { count: formatNumber(total) });
  const { id, activeAt, onChoose } = props;
  const recent = options.filter((option) => option.kind === 'recent');
  const found = options.filter((option) => option.kind !== 'recent');
  return (
    <>
      <p role="status" className="figures sr-only">
        {status === 'found' && reported}
        {status === 'nothing' && t('Nothing found')}
      </p>
      {status === 'empty' && recent.length === 0 && (
        <p className="p-4 text-ink-muted">
          {t('Search products, brands, categories and pages. Type at least two letters.')}
        </p>
      )}
      {recent.length > 0 && (
        <RecentList
          id={id}
          activeAt={activeAt}
          options={recent}
          onChoose={onChoose}
          onRemove={props.onRemoveRecent}
          onClear={props.onClearRecent}
        />
      )}
      {status === 'nothing' && found.length > 0 && (
        <p className="px-4 pt-4">{t('Nothing found for these words. This nearly matches:')}</p>
      )}
      {found.length > 0 && (
        <FoundList
          id={id}
          activeAt={activeAt}
          options={found}
          isBusy={status === 'searching'}
          onChoose={onChoose}
        />
      )}
      {status === 'searching' && options.length === 0 && <SearchingRows />}
      {status === 'nothing' && found.length === 0 && (
        <EmptyState
          image={<SearchImage />}
          title="Nothing found"
          text="Check the spelling, or try another word."
          className="px-4"
          action={
            <ButtonLink variant="secondary" href={props.shopHref} onClick={props.onClose}>
              {t('See all products')}
            </ButtonLink>
          }
        />
      )}
      {status === 'failed' && (
        <div className="p-4">
          <ErrorPanel title="The search failed" text={props.error} onRetry={props.onRetry} />
        </div>
      )}
    </>
  );
}

/** Skeleton that is shown while the search is under way. */
function SearchingRows() {
  return (
    <div className="grid gap-4 p-4">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="flex items-center gap-3">
          <Skeleton className="size-12" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
