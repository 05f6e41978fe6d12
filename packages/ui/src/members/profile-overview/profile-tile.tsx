import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface ProfileTileProps {
  /** Translated. */
  label: string;
  /** Has its own row on a phone. Default false. */
  wide?: boolean;
  children: ReactNode;
}

/** One fact of a profile. */
export function ProfileTile({ label, wide = false, children }: ProfileTileProps) {
  return (
    <div className={cx('rounded-card border bg-surface p-4 sm:p-5', wide && 'col-span-2 sm:col-span-1')}>
      <dt className="text-note text-ink-muted">{label}</dt>
      <dd className="figures mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
