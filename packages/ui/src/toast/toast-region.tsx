import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

/** Where toasts stand: top right, above everything, the newest first. Its children are `Toast`s. */
export function ToastRegion({ className, children, ...props }: ComponentProps<'section'>) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('Notifications')}
      {...props}
      className={classNames('pointer-events-none fixed end-0 top-0 z-50 w-full max-w-form p-4', className)}
    >
      <ol className="grid gap-3">{children}</ol>
    </section>
  );
}
