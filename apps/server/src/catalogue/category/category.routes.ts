import { listCategories } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { CategoryRepository } from './category.repository.ts';

/** The routes of categories. */
export function categoryRoutes({ db, catalogueCache }: Platform) {
  const repository = new CategoryRepository(db);
  return [route(listCategories, ({ query }) => pagedOnRequest(repository, query), { cache: catalogueCache })];
}
