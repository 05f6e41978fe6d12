import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { makeRoom } from './make-room.ts';

/**
 * The region of the toasts: at the end of the line below the header, where the page makes room for them; the newest first.
 * Its children are `Toast`s.
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
      className={cx('pointer-events-none fixed end-0 top-0 z-60 w-full max-w-form px-4', className)}
    >
      <ol ref={makeRoom} className="grid gap-3">
        {children}
      </ol>
    </section>
  );
}
