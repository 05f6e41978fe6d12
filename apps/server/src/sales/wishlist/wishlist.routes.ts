import { addToWishlist, listWishlist, removeFromWishlist } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { WishlistRepository } from './wishlist.repository.ts';
import { WishlistService } from './wishlist.service.ts';

/** The calls on wishlists. */
export function wishlistRoutes({ db, now }: Platform) {
  const service = new WishlistService(new WishlistRepository(db), now);
  return [
    route(listWishlist, ({ caller, query }) => service.list(caller.id, query)),
    route(addToWishlist, ({ caller, body }) => service.add(caller.id, body.productId)),
    route(removeFromWishlist, ({ caller, params }) => service.remove(caller.id, params.productId)),
  ];
}
