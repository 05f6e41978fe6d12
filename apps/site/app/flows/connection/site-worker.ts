import { askWorker } from './ask-worker.ts';
import { CopyShown, LeadsTried, type PageMessage } from './worker-messages.ts';

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Whether this page shows a copy, though the browser believes that there is a line. */
let showsCopy = false;

/** How many of the files that this document has loaded the worker was told of. */
let told = 0;

/** The worker in charge; undefined where there is none: in development, in some private windows, in old browsers. */
async function siteWorker(): Promise<ServiceWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  registration ??= register();
  return (await registration)?.active ?? undefined;
}

/** Once for each page that is opened: the browser then also looks whether there is a new worker, whatever is kept. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  navigator.serviceWorker.addEventListener('message', hearOfCopy);
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** A line that leads nowhere is told of like one that is missing: by the event that browsers have for it. */
function hearOfCopy({ data }: MessageEvent<unknown>): void {
  if (!CopyShown.safeParse(data).success) return;
  showsCopy = true;
  dispatchEvent(new Event('offline'));
}

/** Whether there is a line, as far as is known without asking for anything. */
export function hasLine(): boolean {
  return navigator.onLine && !showsCopy;
}

/** Whether the site can be reached: whatever it answers, it is there. */
export async function probeLine(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
  showsCopy = answer.status >= 500;
  return !showsCopy;
}

async function tellWorker(message: PageMessage): Promise<void> {
  (await siteWorker())?.postMessage(message);
}

/**
 * Has what waits for a line sent, if there is a worker that keeps such things.
 * @returns whether nothing is left; it may take as long as the line does, or never come
 */
export async function sendWaiting(signal: AbortSignal): Promise<boolean> {
  const worker = await siteWorker();
  if (!worker) return true;
  const answer = LeadsTried.safeParse(await askWorker(worker, { type: 'leads.send' }, signal));
  return answer.success && answer.data.isNothingLeft;
}

/** Has the worker keep a page that somebody looks at, and the files that it has loaded. @param page address within the site */
export function keepVisit(page: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.slice(told);
  told = loaded.length;
  return tellWorker({ type: 'visit', language: document.documentElement.lang, page, files });
}
