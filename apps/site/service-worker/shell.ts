import { assets, pictures } from './copies.ts';
import { keepRoutes } from './kept-routes.ts';
import { plainPage } from './plain-page.ts';
import { STORES } from './stores.ts';
import { LANGUAGES, visitorLanguage } from './visitor-language.ts';
import { type Kept, whatIsKept } from './what-is-kept.ts';

/** Where a visitor without a line may go: one address per route. */
const SHOP_PATHS = ['/', '/about/ourcompany', '/product-details-page/any', '/products', '/Shop/contact'];

/** Puts away what the shop needs without a line: files of this build, the offline page, and where its routes are. */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  await Promise.all([keepFiles(__SHELL__.files, event), keepOfflinePages()]);
}

/** Puts files away, or marks those that are kept as in use; most are in the browser's own cache already. */
export async function keepFiles(addresses: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const request = new Request(address);
      const copies = copiesOf(whatIsKept(request, location.origin));
      if (copies) await Promise.all(copies.handleAll({ request, event }));
    }),
  );
}

function copiesOf(kind: Kept | undefined) {
  if (kind === 'asset') return assets;
  return kind === 'picture' ? pictures : undefined;
}

/** What is shown in place of a page that was never seen. */
export async function offlinePage(): Promise<Response> {
  const kept = await caches.match(offlineAddress(await visitorLanguage()), { cacheName: STORES.offline });
  return kept ?? Response.error();
}

async function keepOfflinePages(): Promise<void> {
  const store = await caches.open(STORES.offline);
  for (const language of LANGUAGES) {
    const address = offlineAddress(language);
    // Without cookies: asking in a language would make it the visitor's choice.
    const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' });
    if (!response.ok) throw new Error(`The offline page answers ${response.status}.`);
    const html = await response.text();
    await store.put(address, plainPage(html, response));
    if (language === LANGUAGES[0]) await keepShopRoutes(html);
  }
}

/** A page that was opened before this worker was there has learnt its routes without it. */
async function keepShopRoutes(html: string): Promise<void> {
  const version = /"version":\s*"(\w+)"/.exec(html)?.[1];
  if (version === undefined) return;
  const query = new URLSearchParams({ paths: SHOP_PATHS.join(','), version });
  const address = new URL(`/__manifest?${query}`, location.origin).href;
  const response = await fetch(address);
  if (response.status === 200) await keepRoutes(address, response);
}

const offlineAddress = (language: string) => `/offline?lang=${language}`;
