import type { SnapshotFrom } from 'xstate';
import { type WishedProduct, isWished } from './wishes.ts';
import type { WishlistEvent, WishlistUser } from './wishlist-setup.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

export { wishlistMachine } from './wishlist.machine.ts';
export type { GuestWish, WishedProduct } from './wishes.ts';
export type { WishlistEvent } from './wishlist-setup.ts';

/** The facts that the wishlist and the hearts of products show. */
export function wishlistView(snapshot: SnapshotFrom<typeof wishlistMachine>) {
  const { context } = snapshot;
  const { products, guestWishes, tasks, alert } = context;
  return {
    products,
    /** What the storage of the device has; undefined while it is not read. */
    guestWishes: snapshot.matches('restoring') ? undefined : guestWishes,
    status: snapshot.matches('ready')
      ? ('ready' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('loading' as const),
    alert,
    pendingIds: tasks.map(({ product }) => product.id),
    isWished: (productId: string) => isWished(context, productId),
  };
}

/** What a user can do with the wishlist, and what the page reports to it. */
export function wishlistVerbs(send: (event: WishlistEvent) => void) {
  return {
    toggle: (product: WishedProduct) => send({ type: 'wish.toggle', product }),
    sessionChanged: (user: WishlistUser) => send({ type: 'session.change', ...user }),
    storageChanged: () => send({ type: 'storage.change' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
