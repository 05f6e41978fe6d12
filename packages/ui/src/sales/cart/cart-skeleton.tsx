import { useLanguage } from '../../foundations/language/language.tsx';
import { NeedsScripts } from '../../primitives/needs-scripts/needs-scripts.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the lines load. */
export function CartSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status">
      <NeedsScripts />
      <span className="sr-only">{t('Loading your cart…')}</span>
      {[1, 2].map((line) => (
        <div key={line} className="grid grid-cols-4 gap-x-4 gap-y-3 border-t py-5 sm:grid-cols-6">
          <Skeleton className="aspect-square" />
          <div className="col-span-3 grid content-start gap-2">
            <Skeleton className="h-5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <div className="col-span-4 flex justify-between sm:col-span-2 sm:flex-col sm:items-end sm:gap-2">
            <Skeleton className="h-11 w-32" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
