import { deleteStock, listStaffStock, listStock, moveStock, setStock } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { StockRepository } from './stock.repository.ts';
import { staffStock } from './staff-stock.repository.ts';
import { StockMovementService } from './stock-movement.service.ts';
import { StockService } from './stock.service.ts';

/** The calls on stock. */
export function stockRoutes(platform: Platform) {
  const repository = new StockRepository(platform.db);
  const service = new StockService(platform);
  const movements = new StockMovementService(platform);
  return [
    route(listStock, ({ query }) => pagedOnRequest(repository, query), { cache: platform.catalogueCache }),
    route(listStaffStock, ({ query }) => staffPage(platform.db, staffStock, query)),
    route(setStock, ({ caller, body }) => service.set(caller.id, body)),
    route(moveStock, ({ caller, params, body }) => movements.move(caller.id, params.productId, body)),
    route(deleteStock, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}
