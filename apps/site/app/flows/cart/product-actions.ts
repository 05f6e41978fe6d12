import type { Product } from '@pgm/api/contract';
import { askLogin, openAccount } from '#app/shared/account-door.ts';

/** Puts a product into the cart; nothing of the cart is loaded before somebody wants to. False when it can't be loaded. */
export function addToCart(product: Product): Promise<boolean> {
  return withAccount(({ cart, cartProduct, startCart }) => {
    startCart();
    cart.add(cartProduct(product));
  });
}

/** Puts a product on the member's wishlist, for a press that comes before that is loaded. False when it can't be. */
export function toggleWish(product: Product): Promise<boolean> {
  return withAccount(({ startWishlist, wishlist }) => {
    startWishlist();
    wishlist.toggle(product);
  });
}

/** Asks a guest to log in above `path`; the product is wished for the member who is there then. False without a line. */
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
