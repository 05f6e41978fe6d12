import { wishlistMachine, wishlistVerbs, wishlistView } from '@pgm/machines/sales/wishlist';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { isStored } from '#app/kit/device/is-stored.ts';
import { onUser } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { readStoredWishes, storeWishes } from './stored-wishes.ts';

/** The last stored text that this page knows: writing the same text again would only notify other tabs. */
let stored = '[]';

const machine = withPorts(wishlistMachine)({
  actors: {
    readWishes: fromPromise(async () => {
      const wishes = await readStoredWishes();
      stored = JSON.stringify(wishes);
      return wishes;
    }),
    mergeWish: fromPromise(async ({ input, signal }) => (await browserClient()).wishlist.add(input, signal)),
    fetchWishlist: fromPromise(async ({ signal }) => (await browserClient()).wishlist.list(signal)),
    saveWish: fromPromise(async ({ input: { productId, isWished }, signal }) => {
      const { wishlist } = await browserClient();
      return isWished ? wishlist.add(productId, signal) : wishlist.remove(productId, signal);
    }),
  },
});

/** The wishes of this page, of a guest or of a member; there is one. It starts with the first part of the page that needs it. */
export const wishlistActor = createActor(machine);
wishlistActor.on('toast.show', toasts.show);

/** What a visitor can do with the wishes; any part of the site may use it. */
export const wishlist = wishlistVerbs((event) => wishlistActor.send(event));

/** The current view of the wishlist. */
export function useWishlist() {
  useEffect(startWishlist, []);
  return useSelector(wishlistActor, wishlistView);
}

/** Starts the wishlist once the member is known, if this device has wishes for it: a page may show none of them. */
export function startStoredWishes(): void {
  onUser((userId) => {
    if (userId !== undefined && isStored('wishItems')) startWishlist();
  });
}

/** Starts the wishlist, once. */
export function startWishlist(): void {
  if (isStarted) return;
  isStarted = true;
  wishlistActor.start();
  wishlistActor.subscribe((snapshot) => {
    const { guestWishes } = wishlistView(snapshot);
    if (guestWishes === undefined) return;
    const text = JSON.stringify(guestWishes);
    // The end of a session deletes what is stored, also what could not be merged.
    const isMissing = guestWishes.length > 0 && !isStored('wishItems');
    if (text === stored && !isMissing) return;
    stored = text;
    // A full storage loses the wishes at the end of the visit, not before.
    storeWishes(guestWishes).catch(() => undefined);
  });
  onUser((userId, isExpired) => wishlist.sessionChanged({ userId, isExpired }));
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== null && key === 'wishItems') wishlist.storageChanged();
  });
}

let isStarted = false;
