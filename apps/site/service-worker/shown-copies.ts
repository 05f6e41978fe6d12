import type { WorkboxPlugin } from 'workbox-core';
import type { CopyShown } from '#app/flows/connection/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const MESSAGE: CopyShown = { type: 'copy.shown' };

/** Pages that are copies themselves: they can be told only once they are there to listen. */
const copiedPages = new Set<string>();

/** Tells a page that it is shown a copy. Put on what is asked of the network first: a copy is then the second choice. */
export const tellOfCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse && event instanceof FetchEvent) {
      if (event.request.mode === 'navigate') copiedPages.add(event.resultingClientId);
      else (await self.clients.get(event.clientId))?.postMessage(MESSAGE, []);
    }
    return cachedResponse ?? null;
  },
};

/** Tells a page that has just begun to listen whether it is a copy itself. */
export function tellOfOwnCopy(page: ExtendableMessageEvent['source']): void {
  if (page instanceof Client && copiedPages.delete(page.id)) page.postMessage(MESSAGE, []);
}
