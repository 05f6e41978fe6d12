import { listBrands } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { BrandRepository } from './brand.repository.ts';

/** The routes of brands. */
export function brandRoutes({ db, catalogueCache }: Platform) {
  const repository = new BrandRepository(db);
  return [route(listBrands, ({ query }) => pagedOnRequest(repository, query), { cache: catalogueCache })];
}
