export { wishlistMachine } from './wishlist.machine.ts';
export type { WishedProduct, WishlistEvent } from './wishlist.machine.ts';
export { wishlistVerbs, wishlistView } from './wishlist.view.ts';
