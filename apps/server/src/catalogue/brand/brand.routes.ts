import {
  createBrand,
  deleteBrand,
  listBrands,
  listStaffBrands,
  restoreBrand,
  updateBrand,
} from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { BrandRepository } from './brand.repository.ts';
import { BrandService } from './brand.service.ts';
import { staffBrands } from './staff-brand.repository.ts';

/** The calls on brands. */
export function brandRoutes(platform: Platform) {
  const repository = new BrandRepository(platform.db);
  const service = new BrandService(platform);
  return [
    route(listBrands, ({ query }) => pagedOnRequest(repository, query), { cache: platform.catalogueCache }),
    route(createBrand, ({ caller, body }) => service.create(caller.id, body)),
    route(updateBrand, ({ caller, params, body }) => service.update(caller.id, params.id, body)),
    route(deleteBrand, ({ caller, params }) => service.remove(caller.id, params.id)),
    route(restoreBrand, ({ caller, params }) => service.restore(caller.id, params.id)),
    route(listStaffBrands, ({ query }) => staffPage(platform.db, staffBrands, query)),
  ];
}
