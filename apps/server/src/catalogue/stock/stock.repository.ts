import type { StockEntry } from '@pgm/api/contract';
import { and, asc, eq, ilike } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { products } from '../product/product.schema.ts';
import { isOnShow } from '../product/product.transactions.ts';
import { stockEntries } from './stock.schema.ts';

/** The filter and the order of the list of stock entries. */
export interface StockFilter {
  readonly sort: 'product' | 'quantity';
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** The SQL of the stock of products that are visible to visitors. */
export class StockRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: StockFilter): Promise<StockEntry[]> {
    const query = this.#db
      .select({
        id: stockEntries.id,
        productId: stockEntries.productId,
        quantity: stockEntries.quantity,
        alertQuantity: stockEntries.alertQuantity,
      })
      .from(stockEntries)
      .innerJoin(products, eq(products.id, stockEntries.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(matching(filter.search))
      .orderBy(
        filter.sort === 'quantity' ? asc(stockEntries.quantity) : asc(products.name),
        asc(stockEntries.id),
      )
      .$dynamic();
    return await (filter.page ? query.limit(filter.page.limit).offset(filter.page.offset) : query);
  }

  /** The number of stock entries on all pages. */
  count(filter: StockFilter): Promise<number> {
    return this.#db.$count(
      this.#db
        .select({ id: stockEntries.id })
        .from(stockEntries)
        .innerJoin(products, eq(products.id, stockEntries.productId))
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
