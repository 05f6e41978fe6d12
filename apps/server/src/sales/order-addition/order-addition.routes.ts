import { addPieces, quoteAddition } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { OrderAdditionRepository } from './order-addition.repository.ts';
import { OrderAdditionService } from './order-addition.service.ts';

/** The calls by which staff add pieces to orders. */
export function orderAdditionRoutes(platform: Platform) {
  const { config, delivery, now } = platform;
  const repository = new OrderAdditionRepository(platform);
  const service = new OrderAdditionService({ repository, limits: config.orders, now });
  return [
    route(quoteAddition, ({ params, body }) => service.quote(params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(addPieces, ({ caller, params, body }) => delivery.after(service.add(caller.id, params.id, body)), {
      find: ({ params }) => service.find(params.id),
    }),
  ];
}
