import { useEffect } from 'react';
import { loadConnection } from './use-connection-lost.ts';

/** How long the connection is left to what a page shows after it was opened, in ms. */
const SETTLED_AFTER = 3000;

/**
 * Makes a page ready for being offline, once it has settled: the service worker saves it, and the notice that says the
 * connection is lost is loaded while there is one.
 * @param page address within the site
 */
export function useSavedVisit(page: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../flows/shell/connection/site-worker.ts').then(
        (worker) => worker.cacheVisit(page),
        // Without the worker nothing is saved, and the page works all the same.
        () => undefined,
      );
      loadConnection().catch(() => undefined);
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [page]);
}
