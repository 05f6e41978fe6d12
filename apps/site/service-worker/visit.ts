import type { PageMessage } from '#app/flows/connection/worker-messages.ts';
import { pages } from './copies.ts';
import { keepFiles } from './shell.ts';
import { STORES } from './stores.ts';
import { speak } from './visitor-language.ts';
import { pageKey, whatIsKept } from './what-is-kept.ts';

const DAY_MS = 86_400_000;

/**
 * Keeps what somebody looks at and what passed this worker by: the first page, which was there before it, and pages
 * that were reached by links, of which the browser saw data but no document.
 */
export async function keepVisit(
  { language, page, files }: Extract<PageMessage, { type: 'visit' }>,
  event: ExtendableEvent,
): Promise<void> {
  await speak(language);
  const seen = new Request(new URL(page, location.origin));
  // As it is kept: an address with a language in it would make that the visitor's choice once more.
  const request = new Request(pageKey(seen.url));
  const isWanted = whatIsKept(seen, location.origin) === 'page' && !(await hasCopy(request.url));
  // What can't be had now, since the line is gone already, is kept at another visit.
  await Promise.allSettled([
    ...(isWanted ? pages.handleAll({ request, event }) : []),
    keepFiles(files, event),
  ]);
}

/** Whether a page is kept that is younger than a day. @param key see {@link pageKey} */
async function hasCopy(key: string): Promise<boolean> {
  const kept = await caches.match(key, { cacheName: STORES.pages, ignoreVary: true });
  return kept !== undefined && Date.now() - Date.parse(kept.headers.get('Date') ?? '') < DAY_MS;
}
