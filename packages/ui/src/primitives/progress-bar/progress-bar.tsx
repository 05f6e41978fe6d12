import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type ProgressBarProps = ComponentProps<'progress'> & {
  /** What makes progress, translated. */
  'aria-label': string;
};

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-round border border-line-strong bg-sunken text-leaf forced-colors:appearance-auto ' +
  '[&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-leaf';

/** How much of some work is done: `value` of `max`. */
export function ProgressBar({ className, ...props }: ProgressBarProps) {
  return <progress {...props} className={cx(bar, className)} />;
}
