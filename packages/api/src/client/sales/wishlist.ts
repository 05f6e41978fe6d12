import { addToWishlist, listWishlist, removeFromWishlist } from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import { type Call, toData } from '../call.ts';

/** The caller's wishlist. */
export function wishlistClient(call: Call) {
  return {
    /** The products of the wishlist, last added first. */
    list: (signal?: AbortSignal) => allPages((query) => call(listWishlist, { query, signal })),

    add: (productId: string, signal?: AbortSignal) =>
      toData(call(addToWishlist, { body: { productId }, signal })),

    remove: (productId: string, signal?: AbortSignal) =>
      call(removeFromWishlist, { params: { productId }, signal }),
  };
}
