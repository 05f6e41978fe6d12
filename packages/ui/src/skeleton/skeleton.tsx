import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';

/** Holds the place of what is still loading; give it the size of what will come with `className`. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden {...props} className={classNames('animate-breathe rounded-tag bg-sunken', className)} />
  );
}
