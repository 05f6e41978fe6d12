import type { ComponentProps } from 'react';
import { classNames } from '../../foundations/class-names.ts';

/** A grey box that is shown while content loads; set the size of that content with `className`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden {...props} className={classNames('animate-breathe rounded-tag bg-sunken', className)} />
  );
}
