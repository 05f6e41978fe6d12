import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The brand's sign: two leaves that form a drop. Has the colour of the text beside it, which names the brand. */
export function BrandMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden fill="currentColor" {...props} className={cx('shrink-0', className)}>
      <path d="M15 29C7 28 3 22.5 3 16.5 3 10.5 8 6 15 3z" />
      <path d="M17 29c8-1 12-6 12-11.5 0-3.5-2-6.5-5-8.5-.5 5.5-3.5 9-7 11z" />
      <path d="M17 17c2.5-2 4.5-5 4.700-9.5C20.5 6 19 4.300 17 3z" />
    </svg>
  );
}
