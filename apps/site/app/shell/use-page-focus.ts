import { focusHeading } from '@pgm/ui/foundations/focus-heading';
import { useEffect, useRef } from 'react';

/**
 * A link disappears with its page, and so does the focus: the heading of the next page receives the focus and is
 * read aloud.
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusHeading();
  }, [pathname]);
}
