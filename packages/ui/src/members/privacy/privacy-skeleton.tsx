import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** Skeleton that is shown while the switches load. */
export function PrivacySkeleton() {
  const { t } = useLanguage();
  return (
    <div role="status" className="grid max-w-prose gap-4 rounded-card border bg-surface p-5">
      <span className="sr-only">{t('Loading your choices…')}</span>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
