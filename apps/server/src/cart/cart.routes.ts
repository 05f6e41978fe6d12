import { addToCart, getCart, mergeCart, removeFromCart } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { CartRepository } from './cart.repository.ts';
import { CartService } from './cart.service.ts';

/** The calls on carts. */
export function cartRoutes({ authenticate, db, now }: Platform) {
  const service = new CartService(new CartRepository(db), now);
  return [
    guard(addToCart, authenticate, ({ caller, body }) => service.add(caller.id, body)),
    guard(getCart, authenticate, ({ caller, params }) => service.get(caller.id, params.userId)),
    guard(removeFromCart, authenticate, ({ caller, params }) => service.remove(caller.id, params.id)),
    guard(mergeCart, authenticate, ({ caller, body }) => service.merge(caller.id, body)),
  ];
}
