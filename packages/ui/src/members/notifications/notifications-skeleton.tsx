import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the notifications load. */
export function NotificationsSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="rounded-card border bg-surface">
      <span className="sr-only">{t('Loading your notifications…')}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 border-b p-4 last:border-b-0">
          <Skeleton className="size-9 shrink-0 rounded-round" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
