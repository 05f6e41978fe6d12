import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** The frame of a page whose content is not known yet: a heading and two cards. */
export function PageSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { t } = useLanguage();
  return (
    <div role="status" {...props} className={cx('measure grid gap-6 py-10', className)}>
      <span className="sr-only">{t('Please wait…')}</span>
      <Skeleton className="h-8 w-1/2" />
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
