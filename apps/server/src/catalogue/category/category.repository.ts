import type { Category } from '@pgm/api/contract';
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { products } from '../product/product.schema.ts';
import { categories } from './category.schema.ts';

/** Filter and order of the list of categories. */
export interface CategoryFilter {
  readonly sort: 'position' | 'name';
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** SQL over the categories that visitors can see. */
export class CategoryRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: CategoryFilter): Promise<Category[]> {
    const order =
      filter.sort === 'name' ? [asc(categories.name)] : [asc(categories.position), asc(categories.name)];
    const visible = this.#db
      .select({ categoryId: products.categoryId, total: count().as('total') })
      .from(products)
      .innerJoin(brands, and(eq(brands.id, products.brandId), eq(brands.isDeleted, false)))
      .where(and(eq(products.isVisible, true), eq(products.isDeleted, false)))
      .groupBy(products.categoryId)
      .as('visible');
    const query = this.#db
      .select({
        category: categories,
        productCount: sql<number>`coalesce(${visible.total}, 0)`.mapWith(Number),
      })
      .from(categories)
      .leftJoin(visible, eq(visible.categoryId, categories.id))
      .where(matching(filter.search))
      .orderBy(...order, asc(categories.id))
      .$dynamic();
    const rows = await (filter.page ? query.limit(filter.page.limit).offset(filter.page.offset) : query);
    return rows.map(({ category, productCount }) => ({
      id: category.id,
      name: category.name,
      description: category.description,
      categoryImage: category.imageKey === null ? null : imageUrl(category.imageKey),
      categoryUniqueName: category.uniqueName,
      subCategories: category.subCategories,
      isDeleted: category.isDeleted,
      productCount,
    }));
  }

  /** The number of all matches, on all pages. */
  count(filter: CategoryFilter): Promise<number> {
    return this.#db.$count(categories, matching(filter.search));
  }
}

function matching(search: string | undefined) {
  return and(
    eq(categories.isDeleted, false),
    search ? ilike(categories.name, containing(search)) : undefined,
  );
}
