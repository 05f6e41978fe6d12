import { addToCart, getCart, mergeCart, removeFromCart } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { CartRepository } from './cart.repository.ts';
import { CartService } from './cart.service.ts';

/** The routes of carts. */
export function cartRoutes({ db, now }: Platform) {
  const service = new CartService(new CartRepository(db), now);
  return [
    route(addToCart, ({ caller, query, body }) => service.add(caller.id, body, query.language)),
    route(getCart, ({ caller, params, query }) => service.get(caller.id, params.userId, query.language)),
    route(removeFromCart, ({ caller, params }) => service.remove(caller.id, params.id)),
    route(mergeCart, ({ caller, query, body }) => service.merge(caller.id, body, query.language)),
  ];
}
