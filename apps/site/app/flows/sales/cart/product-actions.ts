import type { Product, ProductInFull } from '@pgm/api/contract';
import { askLogin, openAccount } from '#app/shell/load-account.ts';

/**
 * Adds a product to the cart, in a size if it has sizes; the code of the cart is loaded with the first call. False when
 * it can't be loaded.
 */
export function addToCart(product: ProductInFull, size: string | undefined): Promise<boolean> {
  return withAccount(({ cart, cartProduct, startCart }) => {
    startCart();
    cart.add(cartProduct(product, size));
  });
}

/**
 * Toggles a product on the member's wishlist when the press comes before the wishlist is loaded. False when it
 * can't be loaded.
 */
export function toggleWish(product: Product): Promise<boolean> {
  return withAccount(({ startWishlist, wishlist }) => {
    startWishlist();
    wishlist.toggle(product);
  });
}

/**
 * Asks a guest to log in above `path`, then adds the product to the wishlist of that member. False when the
 * browser is offline.
 */
export function wishAfterLogin(product: Product, path: string): Promise<boolean> {
  return askLogin(path, ({ startWishlist, wishlist }) => {
    startWishlist();
    wishlist.addOnceMember(product);
  });
}

function withAccount(act: (account: Awaited<ReturnType<typeof openAccount>>) => void): Promise<boolean> {
  return openAccount().then(
    (account) => {
      act(account);
      return true;
    },
    () => false,
  );
}
