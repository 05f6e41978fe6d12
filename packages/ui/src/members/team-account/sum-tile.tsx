import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

const figureLook = cva('figures text-lead font-bold wrap-anywhere sm:text-title', {
  variants: { tone: { credit: 'text-credit', spice: 'text-spice', debit: 'text-debit' } },
});

interface SumTileProps extends VariantProps<typeof figureLook> {
  className?: string;
  /** The name of the total. */
  title: string;
  rupees: number;
  /** The number of items, and other facts. */
  children: ReactNode;
}

/** A total in rupees with its details; stands in a `<dl>`. */
export function SumTile({ title, rupees, tone, className, children }: SumTileProps) {
  const { formatRupees } = useLanguage();
  return (
    <div className={cx('grid content-start gap-1 rounded-card border bg-surface p-4', className)}>
      <dt className="text-note font-semibold">{title}</dt>
      <dd className={figureLook({ tone })}>{formatRupees(rupees)}</dd>
      <dd className="figures text-note text-ink-muted">{children}</dd>
    </div>
  );
}

/** Skeleton that is shown while the tiles load. */
export function TilesSkeleton({ count, className }: { count: number; className: string }) {
  const { t } = useLanguage();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{t('Please wait…')}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid gap-2 rounded-card border bg-surface p-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
