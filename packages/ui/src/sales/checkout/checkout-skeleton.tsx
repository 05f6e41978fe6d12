import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the first step loads. */
export function CheckoutSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid max-w-prose gap-5">
      <span className="sr-only">{t('Loading your checkout…')}</span>
      <Skeleton className="h-6 w-2/3" />
      {[1, 2].map((card) => (
        <div key={card} className="grid gap-2 rounded-card border bg-surface p-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton that is shown while the prices of the lines load. */
export function QuoteSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status">
      <span className="sr-only">{t('Loading the prices…')}</span>
      {[1, 2].map((line) => (
        <div key={line} className="grid grid-cols-4 gap-x-4 py-4 sm:grid-cols-6">
          <Skeleton className="aspect-square" />
          <div className="col-span-3 grid content-start gap-2">
            <Skeleton className="h-5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
