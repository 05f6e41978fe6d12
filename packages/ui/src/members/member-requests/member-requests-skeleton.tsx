import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the member requests load. */
export function MemberRequestsSkeleton() {
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
