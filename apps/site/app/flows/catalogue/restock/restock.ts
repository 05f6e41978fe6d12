import { restockMachine, restockVerbs, restockView } from '@pgm/machines/catalogue/restock';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { authModalActor } from '../../auth/auth-modal/auth-modal.ts';
import { onUser } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The machine with the site's implementations. */
export const siteRestockMachine = withPorts(restockMachine)({
  actors: {
    fetchRequests: fromPromise(async ({ signal }) => (await browserClient()).restockRequests.list(signal)),
    saveRequest: fromPromise(async ({ input: { productId, isRequested }, signal }) => {
      const { restockRequests } = await browserClient();
      return isRequested ? restockRequests.add(productId, signal) : restockRequests.remove(productId, signal);
    }),
  },
});

/** The restock requests of this page; there is one. It starts with the first sold-out product of a member. */
const actor = createActor(siteRestockMachine);
actor.on('toast.show', toasts.show);
const restock = restockVerbs((event) => actor.send(event));

/** The current request for a product. */
export function useRestock(productId: string) {
  useEffect(start, []);
  return useSelector(actor, (snapshot) => restockView(snapshot, productId));
}

/** Makes the request for a product, or withdraws it; the press may come before the requests are loaded. */
export function toggleRestock(productId: string): void {
  start();
  restock.toggle(productId);
}

/** Makes the request of the member who logs in next; returns why a login is needed, in English. */
export function requestAfterLogin(productId: string): string {
  start();
  restock.requestOnceMember(productId);
  return 'Log in so that we can tell you';
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  actor.start();
  authModalActor.on('modal.giveUp', restock.forgetWanted);
  onUser(restock.sessionChanged);
}

let isStarted = false;
