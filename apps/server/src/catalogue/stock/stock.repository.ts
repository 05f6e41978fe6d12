import type { BundleContents, NewStock, SizeStock, StockEntry } from '@pgm/api/contract';
import { and, asc, eq, getTableColumns, ilike, notInArray, sql } from 'drizzle-orm';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { products } from '../tables/product.schema.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';
import { stockEntries, stockSizes } from './stock.schema.ts';
import { sizeStock } from './stock.transactions.ts';

/** The filter and the order of the list of stock entries. */
export interface StockFilter {
  readonly sort: 'product' | 'quantity';
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

const entryColumns = { ...getTableColumns(stockEntries), sizes: sizeStock };

/** The SQL of the stock of products that are visible to visitors. */
export class StockRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: StockFilter): Promise<StockEntry[]> {
    const rows = await this.#db
      .select(entryColumns)
      .from(stockEntries)
      .innerJoin(products, eq(products.id, stockEntries.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(matching(filter.search))
      .orderBy(filter.sort === 'quantity' ? asc(stockEntries.quantity) : asc(products.name), asc(products.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toStockEntry);
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

/**
 * Locks a product until the transaction ends, so that its stock is set once at a time, and returns its sizes and what is in
 * it if it is a bundle; undefined where there is no such product.
 */
export async function lockProduct(
  tx: Database,
  id: string,
): Promise<{ readonly sizes: readonly string[]; readonly contents: Readonly<BundleContents> } | undefined> {
  const isWanted = and(eq(products.id, id), eq(products.isDeleted, false));
  const [product] = await tx
    .select({ sizes: products.sizes, contents: products.contents })
    .from(products)
    .where(isWanted)
    .for('no key update');
  return product && { ...product, sizes: product.sizes ?? [] };
}

/** Locks the stock entry of a product or with an id until the transaction ends, and reads it. */
export async function lockEntry(
  tx: Database,
  { id, productId }: Partial<Pick<StockEntry, 'id' | 'productId'>>,
): Promise<StockEntry | undefined> {
  const isWanted = id === undefined ? eq(stockEntries.productId, productId ?? '') : eq(stockEntries.id, id);
  const [locked] = await tx
    .select({ id: stockEntries.id })
    .from(stockEntries)
    .where(isWanted)
    .for('no key update');
  // Read afterwards, because a query that waited for the lock shows the sizes as they were before.
  return locked && readEntry(tx, locked.id);
}

/** Adds the stock entry of a product, or changes the one it has. @param sizes of a product with sizes: all of them */
export async function writeEntry(
  tx: Database,
  { productId, quantity, alertQuantity }: Omit<NewStock, 'sizes'>,
  sizes: SizeStock | undefined,
): Promise<StockEntry> {
  const insert = tx.insert(stockEntries).values({ id: newId(), productId, quantity, alertQuantity });
  const set = { quantity, alertQuantity };
  const written = insert.onConflictDoUpdate({ target: stockEntries.productId, set });
  const { id } = single(await written.returning({ id: stockEntries.id }));
  if (sizes) await writeSizes(tx, productId, sizes);
  return readEntry(tx, id);
}

/** Sets the stock of each size of a product; other sizes are gone. The entry of the product is locked. */
export async function writeSizes(tx: Database, productId: string, sizes: SizeStock): Promise<void> {
  const rows = Object.entries(sizes).map(([size, quantity]) => ({ productId, size, quantity }));
  const isGone = notInArray(stockSizes.size, Object.keys(sizes));
  await tx.delete(stockSizes).where(and(eq(stockSizes.productId, productId), isGone));
  if (rows.length === 0) return;
  await tx
    .insert(stockSizes)
    .values(rows)
    .onConflictDoUpdate({
      target: [stockSizes.productId, stockSizes.size],
      set: { quantity: sql`excluded.quantity` },
    });
}

/** Reads a stock entry that is there. */
export async function readEntry(tx: Database, id: string): Promise<StockEntry> {
  const rows = await tx
    .select(entryColumns)
    .from(stockEntries)
    .innerJoin(products, eq(products.id, stockEntries.productId))
    .where(eq(stockEntries.id, id));
  return toStockEntry(single(rows));
}

/** Deletes a stock entry. */
export async function deleteEntry(tx: Database, id: string): Promise<void> {
  await tx.delete(stockEntries).where(eq(stockEntries.id, id));
}

function matching(search: string | undefined) {
  return and(isOnShow, search ? ilike(products.name, containing(search)) : undefined);
}

function toStockEntry({
  sizes,
  ...entry
}: Omit<StockEntry, 'sizes'> & { readonly sizes: SizeStock | null }): StockEntry {
  return sizes ? { ...entry, sizes } : entry;
}
