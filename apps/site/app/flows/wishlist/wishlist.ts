import { wishlistMachine, wishlistVerbs, wishlistView } from '@pgm/machines/wishlist';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { authModalActor } from '../auth-modal/auth-modal.ts';
import { onUser } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';

const machine = wishlistMachine.provide({
  actors: {
    fetchWishlist: fromPromise(async ({ signal }) => (await browserClient()).wishlist.list(signal)),
    saveWish: fromPromise(async ({ input: { productId, isWished }, signal }) => {
      const { wishlist } = await browserClient();
      return isWished ? wishlist.add(productId, signal) : wishlist.remove(productId, signal);
    }),
  },
});

/** The one wishlist of this page. It starts with the first part of the page that asks for it. */
export const wishlistActor = createActor(machine);
wishlistActor.on('toast.show', toasts.show);

/** What a member can do with it; any part of the site may. */
export const wishlist = wishlistVerbs((event) => wishlistActor.send(event));

/** The wishlist as it is. */
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
