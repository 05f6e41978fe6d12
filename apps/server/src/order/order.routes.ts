import { cancelOrder, getOrder, listOrders, placeOrder, quoteOrder } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderService, QUOTES_PER_ADDRESS } from './order.service.ts';

/** The calls on orders. */
export function orderRoutes({ authenticate, config, db, limiter, now }: Platform) {
  const service = new OrderService(new OrderRepository(db), limiter(QUOTES_PER_ADDRESS), now);
  return [
    serve(quoteOrder, ({ body, context }) =>
      service.quote(body, clientAddress(context, config.trustedProxies)),
    ),
    guard(placeOrder, authenticate, ({ caller, body, context }) =>
      service.place(caller.id, context.req.header('Idempotency-Key'), body),
    ),
    guard(listOrders, authenticate, ({ caller, query }) => service.list(caller.id, query)),
    guard(getOrder, authenticate, ({ caller, params }) => service.get(caller.id, params.id)),
    guard(cancelOrder, authenticate, ({ caller, params }) => service.cancel(caller.id, params.id)),
  ];
}
