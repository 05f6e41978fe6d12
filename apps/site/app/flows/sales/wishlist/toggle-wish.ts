import type { WishedProduct } from '@pgm/machines/sales/wishlist';
import { startWishlist, wishlist } from './wishlist.ts';

/** Toggles the wish for a product, of a guest or of a member; the press may come before the wishes are read. */
export function toggleWish(product: WishedProduct): void {
  startWishlist();
  wishlist.toggle(product);
}
