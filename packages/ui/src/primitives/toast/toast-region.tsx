import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/**
 * The region of the toasts: top right below the header, so that they cover neither the search nor the cart; the newest
 * first. Its children are `Toast`s.
 */
export function ToastRegion({ className, children, ...props }: ComponentProps<'section'>) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('Notifications')}
      // An open dialog hides the rest of the page from screen readers, except live regions. Each toast announces
      // itself, so the region itself does not need to.
      aria-live="off"
      {...props}
      className={cx(
        'pointer-events-none fixed end-0 top-28 z-60 w-full max-w-form px-4 py-1 md:top-16 lg:top-28',
        className,
      )}
    >
      <ol className="grid gap-3">{children}</ol>
    </section>
  );
}
