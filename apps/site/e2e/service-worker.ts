import { type Page, expect } from '@playwright/test';

/**
 * The errors that a browser and the router log offline. The loaders and the route discovery of the router continue
 * for a moment after a page is shown.
 */
export const CONNECTION_LOST = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

/**
 * A page that is missing offline is requested again at least every 15 s. The worker may notice the connection later
 * than the page.
 */
export const BY_ITSELF = { timeout: 40_000 };

/**
 * Waits until the service worker controls a page and has cached it with its loaded files. A page is cached some seconds
 * after it was opened: they pass at once if the clock of the page was installed before.
 * @param path without a slash at its end, as it is cached
 */
export async function whenCached(page: Page, path: string): Promise<void> {
  await page.clock.runFor(3000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await uncached(page, path)).toEqual([]);
  }).toPass({ timeout: 40_000 });
}

/** The addresses of a page and its files that are not cached yet. */
async function uncached(page: Page, path: string): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.startsWith('/assets/')),
  );
  const saved = await cachedAddresses(page);
  return [path, ...files].filter((address) => !saved.includes(address));
}

/** The addresses of all copies, within the site. */
export async function cachedAddresses(page: Page): Promise<string[]> {
  const saved = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
  return saved.toSorted();
}

/** The words of all copies that are text. */
export function cachedWords(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const copy of await store.matchAll()) {
        const isText = /text|json|javascript/.test(copy.headers.get('Content-Type') ?? '');
        if (isText) texts.push(await copy.text());
      }
    }
    return texts.join('\n');
  });
}

/** How many leads wait on this device. */
export function waitingLeads(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'workbox-background-sync')) return 0;
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open('workbox-background-sync');
    opening.addEventListener('success', () => {
      const { result } = opening;
      const counting = result.transaction('requests').objectStore('requests').count();
      counting.addEventListener('success', () => {
        result.close();
        resolve(counting.result);
      });
    });
    return promise;
  });
}

/** Makes the leads that wait on this device as old as if they had been filled in so many days ago. */
export function ageWaitingLeads(page: Page, days: number): Promise<void> {
  return page.evaluate(
    (timestamp) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const opening = indexedDB.open('workbox-background-sync');
      opening.addEventListener('success', () => {
        const { result } = opening;
        const changing = result.transaction('requests', 'readwrite');
        const store = changing.objectStore('requests');
        const reading = store.getAll();
        reading.addEventListener('success', () => {
          for (const lead of reading.result) store.put({ ...lead, timestamp });
        });
        changing.addEventListener('complete', () => {
          result.close();
          resolve();
        });
      });
      return promise;
    },
    Date.now() - days * 86_400_000,
  );
}
