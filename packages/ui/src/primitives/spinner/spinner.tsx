import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A small turning ring beside a text that says what is under way; it has no text of its own. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      {...props}
      className={cx(
        'size-icon inline-block shrink-0 animate-turn rounded-round border-2 border-current border-e-transparent',
        className,
      )}
    />
  );
}
