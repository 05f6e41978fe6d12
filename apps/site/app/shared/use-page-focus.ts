import { focusHeading } from '@pgm/ui/focus-heading';
import { useEffect, useRef } from 'react';

/**
 * A link in a page goes away with the page, and the focus with it: the heading of the page that comes takes it then, and
 * is read out.
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}
