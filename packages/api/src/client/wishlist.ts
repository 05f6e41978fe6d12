import { addToWishlist, listWishlist, ok, removeFromWishlist } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The caller's wishlist. */
export function wishlistClient(call: Call) {
  return {
    /** Its products, the one added last first. */
    list: async (signal?: AbortSignal) => {
      const result = await call(listWishlist, { signal });
      return result.ok ? ok(result.value.data) : result;
    },

    add: async (productId: string, signal?: AbortSignal) => {
      const result = await call(addToWishlist, { body: { productId }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    remove: (productId: string, signal?: AbortSignal) =>
      call(removeFromWishlist, { params: { productId }, signal }),
  };
}
