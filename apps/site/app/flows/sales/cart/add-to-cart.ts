import type { ProductInFull } from '@pgm/api/contract';
import { cartProduct } from './cart-product.ts';
import { cart, startCart } from './cart.ts';

/** Adds a product to the cart, in a size if it has sizes. */
export function addToCart(product: ProductInFull, size: string | undefined): void {
  startCart();
  cart.add(cartProduct(product, size));
}
