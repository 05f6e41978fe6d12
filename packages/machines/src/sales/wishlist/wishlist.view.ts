import type { SnapshotFrom } from 'xstate';
import type { WishedProduct, WishlistEvent, wishlistMachine } from './wishlist.machine.ts';

/** The facts that the wishlist and the hearts of products show. */
export function wishlistView(snapshot: SnapshotFrom<typeof wishlistMachine>) {
  const { products, tasks, alert } = snapshot.context;
  return {
    products,
    status: snapshot.matches('ready')
      ? ('ready' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('loading' as const),
    alert,
    pendingIds: tasks.map(({ product }) => product.id),
    isWished: (productId: string) => products.some(({ id }) => id === productId),
  };
}

/** What a user can do with the wishlist, and what the page reports to it. */
export function wishlistVerbs(send: (event: WishlistEvent) => void) {
  return {
    toggle: (product: WishedProduct) => send({ type: 'wish.toggle', product }),
    /** For a guest that is about to log in. */
    addOnceMember: (product: WishedProduct) => send({ type: 'wish.want', product }),
    forgetWanted: () => send({ type: 'wish.forgetWanted' }),
    sessionChanged: (userId: string | undefined) => send({ type: 'session.change', userId }),
    retry: () => send({ type: 'wishlist.retry' }),
  };
}
