import type { Product } from '@pgm/api/contract';
import { loadAccount, wantAccount } from '#app/shared/account-door.ts';

/** Puts a product into the cart; nothing of the cart is loaded before somebody wants to. */
export async function addToCart(product: Product): Promise<void> {
  wantAccount();
  const { cart, cartProduct, startCart } = await loadAccount();
  startCart();
  cart.add(cartProduct(product));
}

/** Puts a product on the member's wishlist, or takes it off; for a press that comes before the wishlist is loaded. */
export async function toggleWish(product: Product): Promise<void> {
  const { startWishlist, wishlist } = await loadAccount();
  startWishlist();
  wishlist.toggle(product);
}
