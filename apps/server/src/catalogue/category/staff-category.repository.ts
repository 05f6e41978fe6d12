import type { QueryOf, StaffCategory, listStaffCategories } from '@pgm/api/contract';
import { and, asc, desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import { selectCategories, toStaffCategory } from './category.repository.ts';
import { categories } from './category.schema.ts';

type CategoryFilter = StaffFilter<QueryOf<typeof listStaffCategories>>;

const ORDERS = {
  position: [asc, categories.position],
  name: [asc, categories.name],
  newest: [desc, categories.createdAt],
} as const;

/** The SQL of the categories for staff, deleted ones included. */
export class StaffCategoryRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: CategoryFilter): Promise<StaffCategory[]> {
    const rows = await selectCategories(this.#db)
      .where(matching(filter))
      .orderBy(...toOrderBy(ORDERS, filter.sort, categories.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toStaffCategory);
  }

  /** The number of all matches, on all pages. */
  count(filter: CategoryFilter): Promise<number> {
    return this.#db.$count(categories, matching(filter));
  }
}

function matching({ deleted, search }: CategoryFilter) {
  const pattern = search ? containing(search) : undefined;
  return and(
    eq(categories.isDeleted, deleted === 'true'),
    pattern ? or(ilike(categories.name, pattern), ilike(categories.uniqueName, pattern)) : undefined,
  );
}
