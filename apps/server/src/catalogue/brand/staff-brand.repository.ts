import type { QueryOf, listStaffBrands } from '@pgm/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { toStaffBrand } from './brand.repository.ts';
import { brands } from '../tables/brand.schema.ts';

/** The brands for staff, or the deleted ones. */
export const staffBrands = defineStaffList({
  select: (db) => db.select().from(brands).$dynamic(),
  id: brands.id,
  orders: { name: [asc, brands.name], newest: [desc, brands.createdAt] },
  matching: ({ deleted, search }: QueryOf<typeof listStaffBrands>) =>
    and(eq(brands.isDeleted, deleted === 'true'), containsIn(search, brands.name)),
  toItem: toStaffBrand,
});
