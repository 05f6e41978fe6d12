import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the coupons load. */
export function CouponsSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{t('Loading the coupons…')}</span>
      {[1, 2, 3].map((card) => (
        <div key={card} className="grid gap-4 rounded-card border bg-surface p-5">
          <Skeleton className="h-7" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
