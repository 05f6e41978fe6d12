import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

/** Where toasts stand: top right, above everything, the newest first. Its children are `Toast`s. */
export function ToastRegion({ className, children, ...props }: ComponentProps<'section'>) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('Notifications')}
      // An open dialog hides the rest of the page from screen readers, but for what says that it is live. Toasts speak
      // for themselves, so the region has no need to.
      aria-live="off"
      data-toasts
      {...props}
      className={classNames('pointer-events-none fixed end-0 top-0 z-60 w-full max-w-form p-4', className)}
    >
      <ol className="grid gap-3">{children}</ol>
    </section>
  );
}
