import type { WorkboxPlugin } from 'workbox-core';
import type { CopyShown } from '#app/flows/shell/connection/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const MESSAGE: CopyShown = { type: 'copy.shown' };

/** Pages that are copies themselves: they can be notified only after they begin to listen. */
const copiedPages = new Set<string>();

/** Notifies a page that it shows a copy. For network-first requests: there, a copy is the second choice. */
export const notifyCopyShown: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      if (event.request.mode === 'navigate') copiedPages.add(event.resultingClientId);
      else (await self.clients.get(event.clientId))?.postMessage(MESSAGE, []);
    }
    return cachedResponse ?? null;
  },
};

/** Notifies a page that has just begun to listen if it is a copy itself. */
export function notifyOwnCopy(page: ExtendableMessageEvent['source']): void {
  if (page instanceof Client && copiedPages.delete(page.id)) page.postMessage(MESSAGE, []);
}
