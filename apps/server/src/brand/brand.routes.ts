import { listBrands } from '@pgm/api/contract';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { BrandRepository } from './brand.repository.ts';
import { BrandService } from './brand.service.ts';

/** The calls on brands. */
export function brandRoutes({ db, catalogueCache }: Platform) {
  const service = new BrandService(new BrandRepository(db));
  return [serve(listBrands, ({ query }) => service.list(query), catalogueCache)];
}
