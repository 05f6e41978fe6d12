import { listCategories } from '@pgm/api/contract';
import type { Platform } from '../platform/platform.ts';
import { serve } from '../platform/endpoint-route.ts';
import { CategoryRepository } from './category.repository.ts';
import { CategoryService } from './category.service.ts';

/** The calls on categories. */
export function categoryRoutes({ db, catalogueCache }: Platform) {
  const service = new CategoryService(new CategoryRepository(db));
  return [serve(listCategories, ({ query }) => service.list(query), catalogueCache)];
}
