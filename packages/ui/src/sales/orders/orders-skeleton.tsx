import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the orders load. */
export function OrdersSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-2">
      <span className="sr-only">{t('Loading your orders…')}</span>
      {[1, 2].map((card) => (
        <div key={card} className="grid gap-3 rounded-card border bg-surface p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5" />
          <Skeleton className="size-12" />
        </div>
      ))}
    </div>
  );
}
