import { assets, images } from './copies.ts';
import { cacheRoutes } from './cached-routes.ts';
import { plainPage } from './plain-page.ts';
import { STORES } from './stores.ts';
import { LANGUAGES, visitorLanguage } from './visitor-language.ts';
import { type CacheKind, toCacheKind } from './cache-kind.ts';

/** The pages that a visitor may open offline: one address per route. */
const SHOP_PATHS = ['/', '/about/ourcompany', '/product-details-page/any', '/products', '/Shop/contact'];

/** Caches what the shop needs offline: files of this build, the offline page, and the routes of the shop. */
export async function cacheShell(event: ExtendableEvent): Promise<void> {
  await Promise.all([cacheFiles(__SHELL__.files, event), cacheOfflinePages()]);
}

/** Caches files, or marks those that are cached as in use; most are already in the browser's own cache. */
export async function cacheFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const request = new Request(address);
      const copies = toCacheStrategy(toCacheKind(request, location.origin));
      if (copies) await Promise.all(copies.handleAll({ request, event }));
    }),
  );
}

function toCacheStrategy(kind: CacheKind | undefined) {
  if (kind === 'asset') return assets;
  return kind === 'image' ? images : undefined;
}

/** The page that replaces a page without a copy. */
export async function offlinePage(): Promise<Response> {
  const cached = await caches.match(offlineAddress(await visitorLanguage()), { cacheName: STORES.offline });
  return cached ?? Response.error();
}

async function cacheOfflinePages(): Promise<void> {
  const store = await caches.open(STORES.offline);
  for (const language of LANGUAGES) {
    const address = offlineAddress(language);
    // Without cookies: a request with a language would save it as the visitor's choice.
    const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
    if (!response.ok) throw new Error(`The offline page responded with ${response.status}.`);
    const html = await response.text();
    await store.put(address, plainPage(html, response));
    if (language === LANGUAGES[0]) await cacheShopRoutes(html);
  }
}

/** A page that was opened before this worker was active has learnt its routes without it. */
async function cacheShopRoutes(html: string): Promise<void> {
  const version = /"version":\s*"(\w+)"/.exec(html)?.[1];
  if (version === undefined) return;
  const query = new URLSearchParams({ paths: SHOP_PATHS.join(','), version });
  const address = new URL(`/__manifest?${query}`, location.origin).href;
  const response = await fetch(address);
  if (response.status === 200) await cacheRoutes(address, response);
}

const offlineAddress = (language: string) => `/offline?lang=${language}`;
