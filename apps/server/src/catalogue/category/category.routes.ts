import {
  createCategory,
  deleteCategory,
  listCategories,
  listStaffCategories,
  moveCategory,
  restoreCategory,
  updateCategory,
} from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { CategoryRepository } from './category.repository.ts';
import { CategoryService } from './category.service.ts';
import { staffCategories } from './staff-category.repository.ts';

/** The calls on categories. */
export function categoryRoutes(platform: Platform) {
  const repository = new CategoryRepository(platform.db);
  const service = new CategoryService(platform);
  return [
    route(listCategories, ({ query }) => pagedOnRequest(repository, query), {
      cache: platform.catalogueCache,
    }),
    route(createCategory, ({ caller, body }) => service.create(caller.id, body)),
    route(updateCategory, ({ caller, params, body }) => service.update(caller.id, params.id, body)),
    route(moveCategory, ({ caller, params, body }) => service.move(caller.id, params.id, body.to)),
    route(deleteCategory, ({ caller, params }) => service.remove(caller.id, params.id)),
    route(restoreCategory, ({ caller, params }) => service.restore(caller.id, params.id)),
    route(listStaffCategories, ({ query }) => staffPage(platform.db, staffCategories, query)),
  ];
}
