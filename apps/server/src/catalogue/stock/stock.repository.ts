import type { NewStock, StockEntry } from '@pgm/api/contract';
import { and, asc, eq, getTableColumns, ilike } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
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
      .select(getTableColumns(stockEntries))
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

/** Locks a product until the transaction ends, so that its stock is set once at a time; false where there is none. */
export async function lockProduct(tx: Database, id: string): Promise<boolean> {
  const isWanted = and(eq(products.id, id), eq(products.isDeleted, false));
  const found = await tx.select({ id: products.id }).from(products).where(isWanted).for('no key update');
  return found.length > 0;
}

/** Reads the stock entry of a product or with an id, and locks it until the transaction ends. */
export async function lockEntry(
  tx: Database,
  { id, productId }: Partial<Pick<StockEntry, 'id' | 'productId'>>,
): Promise<StockEntry | undefined> {
  const isWanted = id === undefined ? eq(stockEntries.productId, productId ?? '') : eq(stockEntries.id, id);
  const [entry] = await tx.select().from(stockEntries).where(isWanted).for('update');
  return entry;
}

/** Adds the stock entry of a product, or changes the numbers of the one it has. */
export async function writeEntry(tx: Database, stock: NewStock): Promise<StockEntry> {
  const { quantity, alertQuantity } = stock;
  const target = stockEntries.productId;
  const insert = tx.insert(stockEntries).values({ ...stock, id: newId() });
  return single(await insert.onConflictDoUpdate({ target, set: { quantity, alertQuantity } }).returning());
}

/** Deletes a stock entry. */
export async function deleteEntry(tx: Database, id: string): Promise<void> {
  await tx.delete(stockEntries).where(eq(stockEntries.id, id));
}

function matching(search: string | undefined) {
  return and(isOnShow, search ? ilike(products.name, containing(search)) : undefined);
}
