import type { Product, ProductAddress, ProductInFull, ProductSort } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { storeEntries } from '../store/store.schema.ts';
import { productMatches } from './product-matches.ts';
import { products } from './product.schema.ts';
import { productInFullOf, productOf } from './product-of.ts';
import { isOnShow, labelColumns, productColumns } from './product-row.ts';

/** What narrows and orders the list of products. */
export interface ProductFilter {
  readonly sort: ProductSort;
  /** A category's unique name. */
  readonly category?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly page: PageRequest | undefined;
}

const ORDERS: Readonly<Record<ProductSort, SQL[]>> = {
  featured: [asc(products.featuredRank)],
  newest: [desc(products.createdAt)],
  name: [asc(products.name)],
  'price-asc': [asc(products.pricePaise)],
  'price-desc': [desc(products.pricePaise)],
  'points-desc': [desc(products.points)],
};

/** How many rows there are before a page is cut out of them. */
const total = sql<number>`count(*) over ()`.mapWith(Number);

/** SQL over the products a visitor can see. */
export class ProductRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: ProductFilter): Promise<Product[]> {
    const { page, sort } = filter;
    const query = this.#select({})
      .where(matching(filter))
      .orderBy(...ORDERS[sort], asc(products.id))
      .$dynamic();
    const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
    return rows.map(productOf);
  }

  /** How many there are in all, whatever the page. */
  async count(filter: ProductFilter): Promise<number> {
    const [row] = await this.#count().where(matching(filter));
    return row?.total ?? 0;
  }

  /** Those that somebody means who looks for `wanted`, and how many there are in all: in one query, since looking is dear. */
  async search(wanted: string, filter: ProductFilter): Promise<{ products: Product[]; total: number }> {
    const { page, sort } = filter;
    const matches = productMatches(this.#db, wanted);
    // What is recommended to whoever looks for something is what fits best.
    const best = sort === 'featured' ? [desc(matches.score)] : [];
    const query = this.#select({ total })
      .innerJoin(matches, eq(matches.productId, products.id))
      .where(matching(filter))
      .orderBy(...best, ...ORDERS[sort], asc(products.id))
      .$dynamic();
    const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
    const [first] = rows;
    if (first || !page || page.offset === 0)
      return { products: rows.map(productOf), total: first?.total ?? 0 };
    // A page past the end has no row that could tell.
    const [counted] = await this.#count()
      .innerJoin(matches, eq(matches.productId, products.id))
      .where(matching(filter));
    return { products: [], total: counted?.total ?? 0 };
  }

  /** The oldest first: new ones come to the end, so that the other pages stay as they are. */
  async addresses({ limit, offset }: PageRequest): Promise<ProductAddress[]> {
    const rows = await this.#db
      .select({ id: products.id, changedAt: products.changedAt })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(isOnShow)
      .orderBy(asc(products.createdAt), asc(products.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, changedAt }) => ({ id, changedAt: changedAt.toISOString() }));
  }

  async find(id: string): Promise<ProductInFull | undefined> {
    const [row] = await this.#select(labelColumns).where(and(isOnShow, eq(products.id, id)));
    return row && productInFullOf(row);
  }

  #count() {
    return this.#db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId));
  }

  #select<More extends SelectedFields>(more: More) {
    return this.#db
      .select({ ...productColumns, ...more })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(storeEntries, eq(storeEntries.productId, products.id));
  }
}

function matching({ category, categoryId, brandId }: ProductFilter) {
  return and(
    isOnShow,
    category ? eq(categories.uniqueName, category) : undefined,
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    brandId ? eq(products.brandId, brandId) : undefined,
  );
}
