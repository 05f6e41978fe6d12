import { type RouteHandlerCallbackOptions, clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { type LeadIsKept, type LeadsTried, PageMessage } from '#app/flows/connection/worker-messages.ts';
import { assets, catalogue, pages, pictures, words } from './copies.ts';
import { answerRoutes } from './kept-routes.ts';
import { keepLead, sendLeads } from './lead-queue.ts';
import { keepShell, offlinePage } from './shell.ts';
import { tellOfOwnCopy } from './shown-copies.ts';
import { deleteOldStores } from './stores.ts';
import { keepVisit } from './visit.ts';
import { type Kept, whatIsKept } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;

const is = (kind: Kept) => (options: { request: Request }) =>
  whatIsKept(options.request, self.location.origin) === kind;

/** Pages from the network, else the last copy, else the offline page; those of members never leave a copy. */
const elsewhere = new NetworkOnly();
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
registerRoute(is('picture'), pictures);
registerRoute(is('catalogue'), catalogue);
registerRoute(is('words'), words);
registerRoute(is('routes'), ({ request, event }) => answerRoutes(request, event));

// A new worker takes over at once, and no page is reloaded for it: files of the build before are still there.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepShell(event));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOldStores()));
clientsClaim();

self.addEventListener('message', (event) => {
  const message = PageMessage.safeParse(event.data);
  if (message.success) event.waitUntil(act(message.data, event));
});

async function act(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  if (message.type === 'lead.keep') {
    await keepLead(message);
    event.ports[0]?.postMessage({ kept: true } satisfies LeadIsKept);
    return;
  }
  if (message.type === 'visit') {
    tellOfOwnCopy(event.source);
    await keepVisit(message, event);
  }
  // Whoever looks at a page may have a line again. What can't be sent goes on waiting for the next time.
  const isNothingLeft = await sendLeads().then(
    () => true,
    () => false,
  );
  event.ports[0]?.postMessage({ isNothingLeft } satisfies LeadsTried);
}
