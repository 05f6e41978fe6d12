import { type RouteHandlerCallbackOptions, clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import {
  type LeadIsQueued,
  type LeadsTried,
  PageMessage,
} from '#app/flows/shell/connection/worker-messages.ts';
import { assets, catalogue, pages, images, withoutStyles, words } from './copies.ts';
import { respondWithRoutes } from './cached-routes.ts';
import { queueLead, sendLeads } from './lead-queue.ts';
import { cacheShell, offlinePage } from './shell.ts';
import { notifyOwnCopy } from './shown-copies.ts';
import { deleteOldStores } from './stores.ts';
import { cacheVisit } from './visit.ts';
import { type CacheKind, toCacheKind } from './cache-kind.ts';

declare const self: ServiceWorkerGlobalScope;

const is = (kind: CacheKind) => (options: { request: Request }) =>
  toCacheKind(options.request, self.location.origin) === kind;

/** Pages from the network, else the last copy, else the offline page; members' pages are never cached. */
const elsewhere = new NetworkOnly({ plugins: [withoutStyles] });
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options: RouteHandlerCallbackOptions) => {
    try {
      return await (is('page')(options) ? pages : elsewhere).handle(options);
    } catch {
      return offlinePage();
    }
  },
);
registerRoute(is('asset'), assets);
registerRoute(is('image'), images);
registerRoute(is('catalogue'), catalogue);
registerRoute(is('words'), words);
registerRoute(is('routes'), ({ request, event }) => respondWithRoutes(request, event));

// A new worker becomes active at once, without a reload of pages: files of the previous build are still cached.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(cacheShell(event));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOldStores()));
clientsClaim();

self.addEventListener('message', (event) => {
  const message = PageMessage.safeParse(event.data);
  if (message.success) event.waitUntil(act(message.data, event));
});

async function act(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  if (message.type === 'lead.save') {
    await queueLead(message);
    event.ports[0]?.postMessage({ isSaved: true } satisfies LeadIsQueued);
    return;
  }
  if (message.type === 'visit') {
    notifyOwnCopy(event.source);
    await cacheVisit(message, event);
  }
  // A page view may mean that the browser is online again. What can't be sent waits for the next time.
  const isNothingLeft = await sendLeads().then(
    () => true,
    () => false,
  );
  event.ports[0]?.postMessage({ isNothingLeft } satisfies LeadsTried);
}
