import type { ComponentProps } from 'react';
import { classNames } from '../../foundations/class-names.ts';

/** A paper-coloured box that groups related content. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-line bg-surface p-5 sm:p-6', className)}
    />
  );
}
