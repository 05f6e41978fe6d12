import {
  cancelOrder,
  getOrder,
  listAllOrders,
  listOrders,
  placeOrder,
  quoteOrder,
  returnOrder,
  setOrderStatus,
} from '@pgm/api/contract';
import type { InvoiceSeller } from '../invoice/invoice.schema.ts';
import { clientAddress } from '../platform/client-address.ts';
import { greet, guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { OrderDeskRepository } from './order-desk.repository.ts';
import { OrderDeskService } from './order-desk.service.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderService, QUOTES_PER_ADDRESS } from './order.service.ts';

/** The calls on orders; what is shipped has an invoice of `seller`. */
export function orderRoutes({ authenticate, config, db, limiter, now }: Platform, seller: InvoiceSeller) {
  const service = new OrderService(new OrderRepository(db, now), limiter(QUOTES_PER_ADDRESS), now);
  const desk = new OrderDeskService(new OrderDeskRepository(db, now, seller), now);
  return [
    greet(quoteOrder, authenticate, ({ body, caller, context }) =>
      service.quote(body, clientAddress(context, config.trustedProxies), caller?.id),
    ),
    guard(placeOrder, authenticate, ({ caller, body, context }) =>
      service.place(caller.id, context.req.header('Idempotency-Key'), body),
    ),
    guard(listAllOrders, authenticate, ({ query }) => desk.list(query)),
    guard(
      setOrderStatus,
      authenticate,
      ({ caller, params, body }) => desk.setStatus(caller.id, params.id, body),
      ({ params }) => desk.find(params.id),
    ),
    guard(listOrders, authenticate, ({ caller, query }) => service.list(caller.id, query)),
    guard(getOrder, authenticate, ({ caller, params }) => service.get(caller.id, params.id)),
    guard(cancelOrder, authenticate, ({ caller, params }) => service.cancel(caller.id, params.id)),
    guard(returnOrder, authenticate, ({ caller, params, body }) =>
      service.sendBack(caller.id, params.id, body.reason),
    ),
  ];
}
