import { cx } from 'class-variance-authority';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { makeRoom } from './make-room.ts';

export interface ToastRegionProps extends ComponentProps<'section'> {
  /** The page, such as its path: the room of past toasts goes with the page before. Default: all is one page. */
  page?: string;
}

/**
 * The region of the toasts: at the end of the line below the header, where the page makes room for them; the newest first.
 * Its children are `Toast`s.
 */
export function ToastRegion({ page, className, children, ...props }: ToastRegionProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  return (
    <section
      aria-label={t('Notifications')}
      // An open dialog hides the rest of the page from screen readers, except live regions. Each toast announces
      // itself, so the region itself does not need to.
      aria-live="off"
      {...props}
      className={cx('pointer-events-none fixed end-0 top-0 z-60 w-full max-w-form px-4', className)}
    >
      <ol ref={list} className="grid gap-3">
        {children}
      </ol>
      <Room key={page} list={list} />
    </section>
  );
}

/** The room that a page makes for the toasts in a list before it; another page begins without that of past ones. */
function Room({ list }: { list: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => (list.current ? makeRoom(list.current) : undefined), [list]);
  return null;
}
