import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';

const look = 'text-leaf decoration-1 underline underline-offset-4 hover:text-leaf-strong hover:decoration-2';

/** A link inside a sentence or a list of links: underlined, in the colour of interactive elements. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={cx(look, className)} />;
}

/** A button inside a sentence that looks like a link, for a small action. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={cx(look, 'disabled:text-ink-muted', className)} />;
}
