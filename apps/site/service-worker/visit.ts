import { pageKey } from '#app/flows/shell/connection/page-key.ts';
import type { PageMessage } from '#app/flows/shell/connection/worker-messages.ts';
import { pages } from './copies.ts';
import { cacheFiles } from './shell.ts';
import { STORES } from './stores.ts';
import { speak } from './visitor-language.ts';
import { toCacheKind } from './cache-kind.ts';

const DAY_MS = 86_400_000;

/**
 * Caches the page that the visitor sees and its files when they did not go through this worker: the first page
 * was loaded before the worker, and for pages that were opened by links the browser loaded data but no document.
 */
export async function cacheVisit(
  { language, page, files }: Extract<PageMessage, { type: 'visit' }>,
  event: ExtendableEvent,
): Promise<void> {
  await speak(language);
  const seen = new Request(new URL(page, location.origin));
  // The cache key: an address with a language would save it as the visitor's choice again.
  const request = new Request(pageKey(seen.url));
  const isWanted = toCacheKind(seen, location.origin) === 'page' && !(await hasCopy(request.url));
  // What can't be loaded now, since the browser is already offline, is cached at another visit.
  await Promise.allSettled([
    ...(isWanted ? pages.handleAll({ request, event }) : []),
    cacheFiles(files, event),
  ]);
}

/** Whether a cached copy of a page exists that is younger than a day. @param key see {@link pageKey} */
async function hasCopy(key: string): Promise<boolean> {
  const cached = await caches.match(key, { cacheName: STORES.pages, ignoreVary: true });
  return cached !== undefined && Date.now() - Date.parse(cached.headers.get('Date') ?? '') < DAY_MS;
}
