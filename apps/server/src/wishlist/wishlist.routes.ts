import { addToWishlist, listWishlist, removeFromWishlist } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { WishlistRepository } from './wishlist.repository.ts';
import { WishlistService } from './wishlist.service.ts';

/** The calls on wishlists. */
export function wishlistRoutes({ authenticate, db, now }: Platform) {
  const service = new WishlistService(new WishlistRepository(db), now);
  return [
    guard(listWishlist, authenticate, ({ caller }) => service.list(caller.id)),
    guard(addToWishlist, authenticate, ({ caller, body }) => service.add(caller.id, body.productId)),
    guard(removeFromWishlist, authenticate, ({ caller, params }) =>
      service.remove(caller.id, params.productId),
    ),
  ];
}
