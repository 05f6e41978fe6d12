import { pageKey } from '../../../service-worker/what-is-kept.ts';

/**
 * Without a line, loads the page anew where the service worker has a copy of it as a whole: going there by a link asks
 * for its data alone, of which there may be no copy.
 */
export async function openKeptPage(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const kept = await caches.match(pageKey(location.href), { ignoreVary: true });
  if (kept) location.reload();
}
