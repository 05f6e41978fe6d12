import type { ComponentProps } from 'react';
import { classNames } from '../../foundations/class-names.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={classNames('sr-only', className)} />;
}
