import { useEffect } from 'react';

/** So long after a page was opened, in ms, its line is left to what it shows. */
const SETTLED_AFTER = 3000;

/** Has the service worker keep what somebody looks at, for when there is no line. @param page address within the site */
export function useKeptVisit(page: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../flows/connection/site-worker.ts').then(
        ({ keepVisit }) => keepVisit(page),
        // Without it nothing is kept, and nothing is missing.
        () => undefined,
      );
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [page]);
}
