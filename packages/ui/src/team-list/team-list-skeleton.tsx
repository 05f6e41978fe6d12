import { useLanguage } from '../language/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Stands in the place of people who are being read. */
export function TeamListSkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="rounded-card border bg-surface">
      <VisuallyHidden>{t('Loading people…')}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="grid gap-2 border-t px-3 py-3 first:border-t-0 sm:px-5">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
