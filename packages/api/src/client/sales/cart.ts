import { addToCart, getCart, mergeCart, ok, removeFromCart } from '../../contract/index.ts';
import type { GuestCart, NewCartItem } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's cart. */
export function cartClient(call: Call) {
  return {
    /** Adds a quantity of a product to the cart, and returns the resulting item. */
    add: (item: NewCartItem, signal?: AbortSignal) => toData(call(addToCart, { body: item, signal })),

    /** The items of the cart; `userId` is the caller's own. */
    get: async (userId: string, signal?: AbortSignal) => {
      const result = await call(getCart, { params: { userId }, signal });
      return result.ok ? ok(result.value.cartItems) : result;
    },

    /** Removes an item by its id. */
    remove: (id: string, signal?: AbortSignal) => call(removeFromCart, { params: { id }, signal }),

    /** Adds the items of the guest's cart after the login, and returns all items. */
    merge: async (guestCart: GuestCart, signal?: AbortSignal) => {
      const result = await call(mergeCart, { body: guestCart, signal });
      return result.ok ? ok(result.value.cartItems) : result;
    },
  };
}
