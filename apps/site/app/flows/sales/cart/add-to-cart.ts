import type { ProductInFull } from '@pgm/api/contract';
import { noteInterest } from '#app/kit/note-interest.ts';
import { cartProduct } from './cart-product.ts';
import { cart, startCart } from './cart.ts';

/** Adds pieces of a product to the cart, by default one, in a size if it has sizes. */
export function addToCart(product: ProductInFull, size: string | undefined, quantity = 1): void {
  startCart();
  cart.add(cartProduct(product, size), quantity);
  void noteInterest({ kind: 'cart', productId: product.id });
}

/** Adds a product of the wishlist, which leaves that list once the cart has it. */
export function moveToCart(product: ProductInFull, size: string | undefined): void {
  startCart();
  cart.move(cartProduct(product, size));
  void noteInterest({ kind: 'cart', productId: product.id });
}
