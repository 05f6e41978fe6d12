import { pageKey } from './page-key.ts';

/**
 * When the browser is offline, reloads the page if the service worker has a copy of the whole page: navigation by
 * a link requests only its data, which may have no copy.
 */
export async function openCachedPage(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cached = await caches.match(pageKey(location.href), { ignoreVary: true });
  if (cached) location.reload();
}
