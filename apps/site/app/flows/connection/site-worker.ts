import type { PageMessage } from './worker-messages.ts';

/** The worker in charge; undefined where there is none: in development, in some private windows, in old browsers. */
async function siteWorker(): Promise<ServiceWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  // Asked for anew with each first page of a visit, so that a new worker is found whatever is kept.
  registration ??= navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
    .catch(() => undefined);
  return (await registration)?.active ?? undefined;
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

async function tellWorker(message: PageMessage): Promise<void> {
  (await siteWorker())?.postMessage(message);
}

/** Has what waits for a line sent, if there is a worker that keeps such things. */
export function sendWaiting(): Promise<void> {
  return tellWorker({ type: 'leads.send' });
}

/** How many of the files that this document has loaded the worker was told of. */
let told = 0;

/** Has the worker keep a page that somebody looks at, and the files that it has loaded. @param page address within the site */
export function keepVisit(page: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.slice(told);
  told = loaded.length;
  return tellWorker({ type: 'visit', language: document.documentElement.lang, page, files });
}
