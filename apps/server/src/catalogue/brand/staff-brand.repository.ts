import type { QueryOf, StaffBrand, listStaffBrands } from '@pgm/api/contract';
import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import { toStaffBrand } from './brand.repository.ts';
import { brands } from './brand.schema.ts';

type BrandFilter = StaffFilter<QueryOf<typeof listStaffBrands>>;

const ORDERS = { name: [asc, brands.name], newest: [desc, brands.createdAt] } as const;

/** The SQL of the brands for staff, deleted ones included. */
export class StaffBrandRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: BrandFilter): Promise<StaffBrand[]> {
    const rows = await this.#db
      .select()
      .from(brands)
      .where(matching(filter))
      .orderBy(...toOrderBy(ORDERS, filter.sort, brands.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toStaffBrand);
  }

  /** The number of all matches, on all pages. */
  count(filter: BrandFilter): Promise<number> {
    return this.#db.$count(brands, matching(filter));
  }
}

function matching({ deleted, search }: BrandFilter) {
  return and(
    eq(brands.isDeleted, deleted === 'true'),
    search ? ilike(brands.name, containing(search)) : undefined,
  );
}
