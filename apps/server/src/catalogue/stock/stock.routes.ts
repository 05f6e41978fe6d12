import { listStock } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { StockRepository } from './stock.repository.ts';

/** The calls on stock. */
export function stockRoutes({ db, catalogueCache }: Platform) {
  const repository = new StockRepository(db);
  return [route(listStock, ({ query }) => pagedOnRequest(repository, query), { cache: catalogueCache })];
}
