import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A paper-coloured box that groups related content. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={cx('rounded-card border border-line bg-surface p-5 sm:p-6', className)} />
  );
}
