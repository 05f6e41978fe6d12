import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { grid } from './product-grid.tsx';

/** Skeleton of a product list that is loading; `text` names the list. `count` is the number of cards; default 8. */
export function ProductGridSkeleton({
  count = 8,
  text = 'Loading products…',
}: {
  count?: number;
  text?: string;
}) {
  const { t } = useLanguage();
  return (
    <div role="status">
      <span className="sr-only">{t(text)}</span>
      <div className={grid}>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="grid gap-2 overflow-hidden rounded-card border bg-surface pb-3">
            <Skeleton className="aspect-square rounded-none" />
            <Skeleton className="mx-3 mt-2 h-5" />
            <Skeleton className="mx-3 h-4 w-1/2" />
            <Skeleton className="mx-3 mt-4 h-6 w-2/3" />
            <Skeleton className="mx-3 h-4 w-1/3" />
            <Skeleton className="mx-3 mt-4 h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
