export type { GuestWish, WishedProduct } from './wishes.ts';
export type { WishlistEvent } from './wishlist-setup.ts';
export { wishlistMachine } from './wishlist.machine.ts';
export { wishlistVerbs, wishlistView } from './wishlist.view.ts';
