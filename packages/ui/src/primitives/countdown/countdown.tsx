import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The seconds that are left, 0 or more. */
  seconds: number;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time that is left, as 'mm:ss'. A timer is not live: screen readers read it on demand, not every second. */
export function Countdown({ seconds, className, ...props }: CountdownProps) {
  return (
    <span role="timer" {...props} className={cx('figures', className)}>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </span>
  );
}
