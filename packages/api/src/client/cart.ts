import { addToCart, getCart, mergeCart, ok, removeFromCart } from '../contract/index.ts';
import type { GuestCart, NewCartItem } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The caller's cart. */
export function cartClient(call: Call) {
  return {
    /** Puts so many of a product into the cart; the line that it is then. */
    add: async (item: NewCartItem, signal?: AbortSignal) => {
      const result = await call(addToCart, { body: item, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** The lines of the cart; `userId` is the caller's own. */
    get: async (userId: string, signal?: AbortSignal) => {
      const result = await call(getCart, { params: { userId }, signal });
      return result.ok ? ok(result.value.cartItems) : result;
    },

    /** Takes a line out by its id. */
    remove: (id: string, signal?: AbortSignal) => call(removeFromCart, { params: { id }, signal }),

    /** Adds what was put into the cart before logging in; the lines of the cart then. */
    merge: async (guestCart: GuestCart, signal?: AbortSignal) => {
      const result = await call(mergeCart, { body: guestCart, signal });
      return result.ok ? ok(result.value.cartItems) : result;
    },
  };
}
