import type { QueryOf, listStaffCategories } from '@pgm/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { selectStaffCategories, toStaffCategory } from './category.repository.ts';
import { categories } from '../tables/category.schema.ts';

/** The categories for staff, or the deleted ones. */
export const staffCategories = defineStaffList({
  select: (db) => selectStaffCategories(db).$dynamic(),
  id: categories.id,
  orders: {
    position: [asc, categories.position],
    name: [asc, categories.name],
    newest: [desc, categories.createdAt],
  },
  matching: ({ deleted, search }: QueryOf<typeof listStaffCategories>) =>
    and(
      eq(categories.isDeleted, deleted === 'true'),
      containsIn(search, categories.name, categories.uniqueName),
    ),
  toItem: toStaffCategory,
});
