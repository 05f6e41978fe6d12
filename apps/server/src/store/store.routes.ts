import { listStores } from '@pgm/api/contract';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { StoreRepository } from './store.repository.ts';
import { StoreService } from './store.service.ts';

/** The calls on stock. */
export function storeRoutes({ db, catalogueCache }: Platform) {
  const service = new StoreService(new StoreRepository(db));
  return [serve(listStores, ({ query }) => service.list(query), catalogueCache)];
}
