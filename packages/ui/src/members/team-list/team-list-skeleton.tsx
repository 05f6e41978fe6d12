import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

/** Skeleton that is shown while the people load. */
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
