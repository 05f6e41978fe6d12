import { useLanguage } from '../language/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/** Holds the place of the requests while they load. */
export function RequestsSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2">
      <span className="sr-only">{t('Loading your requests…')}</span>
      {[1, 2].map((card) => (
        <div key={card} className="grid gap-3 rounded-card border bg-surface p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-9 w-1/2" />
        </div>
      ))}
    </div>
  );
}
