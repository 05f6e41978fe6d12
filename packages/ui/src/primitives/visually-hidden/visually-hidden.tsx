import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx('sr-only', className)} />;
}
