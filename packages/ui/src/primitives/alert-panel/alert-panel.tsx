import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { AlertIcon } from '../../foundations/icon/icons.tsx';

/** Announces at once that something failed; in a form it stands above the fields and receives the focus. */
export function AlertPanel({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      {...props}
      className={cx('flex gap-3 rounded-field border border-danger bg-debit-soft p-4', className)}
    >
      <AlertIcon className="mt-1 text-danger" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
