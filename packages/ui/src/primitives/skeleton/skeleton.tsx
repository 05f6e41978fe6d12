import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A grey box that is shown while content loads; set the size of that content with `className`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden {...props} className={cx('animate-breathe rounded-tag bg-sunken', className)} />;
}
