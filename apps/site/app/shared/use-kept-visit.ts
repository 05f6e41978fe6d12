import { useEffect } from 'react';
import { loadConnection } from './use-line-lost.ts';

/** So long after a page was opened, in ms, its line is left to what it shows. */
const SETTLED_AFTER = 3000;

/**
 * Has what is needed without a line at hand: the service worker keeps what somebody looks at, and what tells of the loss is
 * loaded, since then it can't be.
 * @param page address within the site
 */
export function useKeptVisit(page: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../flows/connection/site-worker.ts').then(
        ({ keepVisit }) => keepVisit(page),
        // Without it nothing is kept, and nothing is missing.
        () => undefined,
      );
      loadConnection().catch(() => undefined);
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [page]);
}
