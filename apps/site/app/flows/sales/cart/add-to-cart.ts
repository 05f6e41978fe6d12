import type { ProductInFull } from '@pgm/api/contract';
import { cartProduct } from './cart-product.ts';
import { cart, startCart } from './cart.ts';

/** Adds pieces of a product to the cart, by default one, in a size if it has sizes. */
export function addToCart(product: ProductInFull, size: string | undefined, quantity = 1): void {
  startCart();
  cart.add(cartProduct(product, size), quantity);
  countFor(product);
}

/** Adds a product of the wishlist, which leaves that list once the cart has it. */
export function moveToCart(product: ProductInFull, size: string | undefined): void {
  startCart();
  cart.move(cartProduct(product, size));
  countFor(product);
}

/** Counts for staff that a product was put into a cart. The press does not wait for the code of this. */
function countFor({ id }: ProductInFull): void {
  import('#app/kit/note-interest.ts')
    .then(({ noteInterest }) => noteInterest({ kind: 'cart', productId: id }))
    .catch(() => undefined);
}
