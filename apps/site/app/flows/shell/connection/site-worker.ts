import { askWorker } from './call-worker.ts';
import { CopyShown, LeadsTried, type PageMessage } from './worker-messages.ts';

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Whether this page shows a copy although the browser believes that it is online. */
let showsCopy = false;

/** The number of files of this document that the worker already knows. */
let reported = 0;

/** The active worker; undefined when there is none: in development, in some private windows, in old browsers. */
async function siteWorker(): Promise<ServiceWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  registration ??= register();
  return (await registration)?.active ?? undefined;
}

/** Runs once for each page that is opened: the browser then also checks for a new worker, whatever is cached. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  navigator.serviceWorker.addEventListener('message', handleCopyShown);
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** A connection that does not reach the site is reported like a missing one: by the browser's own event. */
function handleCopyShown({ data }: MessageEvent<unknown>): void {
  if (!CopyShown.safeParse(data).success) return;
  showsCopy = true;
  dispatchEvent(new Event('offline'));
}

/** Whether the browser is online, as far as is known without a request. */
export function isOnline(): boolean {
  return navigator.onLine && !showsCopy;
}

/** Whether the site can be reached: any response with a status below 500 proves it. */
export async function probeConnection(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  const result = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
  showsCopy = result.status >= 500;
  return !showsCopy;
}

async function notifyWorker(message: PageMessage): Promise<void> {
  (await siteWorker())?.postMessage(message);
}

/**
 * Sends what waits for the connection, if there is a worker that saves such things.
 * @returns whether nothing is left; it may take as long as the connection does, or never resolve
 */
export async function sendWaiting(signal: AbortSignal): Promise<boolean> {
  const worker = await siteWorker();
  if (!worker) return true;
  const result = LeadsTried.safeParse(await askWorker(worker, { type: 'leads.send' }, signal));
  return result.success && result.data.isNothingLeft;
}

/**
 * Makes the worker save a page that the visitor sees, and the files that it has loaded. @param page address
 * within the site
 */
export function cacheVisit(page: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.slice(reported);
  reported = loaded.length;
  return notifyWorker({ type: 'visit', language: document.documentElement.lang, page, files });
}
