import type { Product, ProductInFull } from '@pgm/api/contract';
import { startWishlist, wishlist } from '../wishlist/wishlist.ts';
import { cartProduct } from './cart-product.ts';
import { cart, startCart } from './cart.ts';

/** Adds a product to the cart, in a size if it has sizes. */
export function addToCart(product: ProductInFull, size: string | undefined): void {
  startCart();
  cart.add(cartProduct(product, size));
}

/** Toggles a product on the member's wishlist; the press may come before the wishlist is loaded. */
export function toggleWish(product: Product): void {
  startWishlist();
  wishlist.toggle(product);
}

/** Adds a product to the wishlist of the member who logs in next; returns why a login is needed, in English. */
export function wishAfterLogin(product: Product): string {
  startWishlist();
  wishlist.addOnceMember(product);
  return 'Log in to save this product';
}
