import type { StoreEntry } from '@pgm/api/contract';
import { and, asc, eq, ilike } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { type PageRequest, containing } from '../platform/paging.ts';
import { isOnShow } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from './store.schema.ts';

/** What narrows and orders the list of stock entries. */
export interface StoreFilter {
  readonly sort: 'product' | 'quantity';
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** SQL over the stock of products a visitor can see. */
export class StoreRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: StoreFilter): Promise<StoreEntry[]> {
    const query = this.#db
      .select({
        id: storeEntries.id,
        productId: storeEntries.productId,
        quantity: storeEntries.quantity,
        alertQuantity: storeEntries.alertQuantity,
      })
      .from(storeEntries)
      .innerJoin(products, eq(products.id, storeEntries.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(matching(filter.search))
      .orderBy(
        filter.sort === 'quantity' ? asc(storeEntries.quantity) : asc(products.name),
        asc(storeEntries.id),
      )
      .$dynamic();
    return await (filter.page ? query.limit(filter.page.limit).offset(filter.page.offset) : query);
  }

  /** How many there are in all, whatever the page. */
  count(filter: StoreFilter): Promise<number> {
    return this.#db.$count(
      this.#db
        .select({ id: storeEntries.id })
        .from(storeEntries)
        .innerJoin(products, eq(products.id, storeEntries.productId))
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(matching(filter.search))
        .as('matching'),
    );
  }
}

function matching(search: string | undefined) {
  return and(isOnShow, search ? ilike(products.name, containing(search)) : undefined);
}
