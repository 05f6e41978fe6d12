import { wishlistMachine, wishlistVerbs, wishlistView } from '@pgm/machines/sales/wishlist';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { authModalActor } from '../../auth/auth-modal/auth-modal.ts';
import { onUser } from '../../auth/session/session.ts';
import { toasts } from '../../company/toasts/toasts.ts';

const machine = wishlistMachine.provide({
  actors: {
    fetchWishlist: fromPromise(async ({ signal }) => (await browserClient()).wishlist.list(signal)),
    saveWish: fromPromise(async ({ input: { productId, isWished }, signal }) => {
      const { wishlist } = await browserClient();
      return isWished ? wishlist.add(productId, signal) : wishlist.remove(productId, signal);
    }),
  },
});

/** The wishlist of this page; there is one. It starts with the first part of the page that needs it. */
export const wishlistActor = createActor(machine);
wishlistActor.on('toast.show', toasts.show);

/** What a member can do with the wishlist; any part of the site may use it. */
export const wishlist = wishlistVerbs((event) => wishlistActor.send(event));

/** The current view of the wishlist. */
export function useWishlist() {
  useEffect(startWishlist, []);
  return wishlistView(useSelector(wishlistActor, (snapshot) => snapshot));
}

/** Starts the wishlist, once. */
export function startWishlist(): void {
  if (isStarted) return;
  isStarted = true;
  wishlistActor.start();
  authModalActor.on('modal.giveUp', wishlist.forgetWanted);
  onUser(wishlist.sessionChanged);
}

let isStarted = false;
