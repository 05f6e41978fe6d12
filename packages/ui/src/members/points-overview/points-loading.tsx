import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

/** Skeleton that is shown while the points load. */
export function PointsLoading() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-6">
      <div className="flex items-center gap-4">
        <Spinner className="text-heading text-leaf" />
        <div>
          <p className="text-lead font-bold">{t('Loading Business Values')}</p>
          <p className="text-ink-muted">{t('Please wait while we fetch your data...')}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {['total', 'pending', 'confirmed', 'cancelled'].map((card) => (
          <div key={card} className="grid gap-3 rounded-card border bg-surface p-3 sm:p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-5" />
          </div>
        ))}
      </div>
    </div>
  );
}
