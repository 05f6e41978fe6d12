import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

/** Skeleton that is shown while the addresses load. */
export function AddressSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-2 text-ink-muted">
        <Spinner />
        {t('Loading your addresses...')}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {[1, 2].map((card) => (
          <div key={card} className="grid gap-2 rounded-card border bg-surface p-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-11 w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}
