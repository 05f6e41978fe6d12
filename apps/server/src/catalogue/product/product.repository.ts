import {
  type Language,
  type ListedProduct,
  type Product,
  type ProductAddress,
  type ProductInFull,
  type ProductSort,
  type StaffProduct,
  missingLabelFacts,
  missingTaxFacts,
} from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { selectNewestReviews } from '../review/review.transactions.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { changeSizes } from '../stock/stock-sizes.transactions.ts';
import { type ChosenFilters, matchesAll } from './product-filters.ts';
import { toProductInFull, toProduct } from './product.mapper.ts';
import { applyProductRules } from './product-rules.ts';
import { type ProductFields, type ProductRow, products } from '../tables/product.schema.ts';
import { recommendationColumns, toRecommendation } from './recommendation.ts';
import { readSale } from './sale-columns.ts';
import { detailColumns, productColumns, productExplainer, productMatches } from './product.transactions.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';

/** The filter and the order of the list of products. */
export interface ProductFilter {
  /** The language of the texts. Default: English. */
  readonly language?: Language | undefined;
  readonly sort: ProductSort;
  /** The unique name of a category. */
  readonly category?: string | undefined;
  readonly categoryId?: string | undefined;
  /** Only these products. */
  readonly ids?: readonly string[] | undefined;
  readonly chosen: ChosenFilters;
  readonly page: PageRequest;
}

const ORDERS: Readonly<Record<ProductSort, SQL[]>> = {
  featured: [asc(products.featuredRank)],
  newest: [desc(products.createdAt)],
  name: [asc(products.name)],
  'price-asc': [asc(products.pricePaise)],
  'price-desc': [desc(products.pricePaise)],
  'points-desc': [desc(products.points)],
  'rating-desc': [sql`${products.rating} desc nulls last`, desc(products.reviewCount)],
};

/** The number of rows on all pages. */
const total = sql<number>`count(*) over ()`.mapWith(Number);

/** The SQL of the products that are visible to visitors. */
export class ProductRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: ProductFilter): Promise<Product[]> {
    const { page, sort, language } = filter;
    const rows = await this.#select({}, language)
      .where(matching(filter))
      .orderBy(...ORDERS[sort], asc(products.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(toProduct);
  }

  /** The number of products on all pages. */
  async count(filter: Omit<ProductFilter, 'page' | 'sort'>): Promise<number> {
    const [row] = await this.#count().where(matching(filter));
    return row?.total ?? 0;
  }

  /**
   * The products that match the search text `wanted`, with the reason, and their total number; in one query, because the
   * search is expensive.
   */
  async search(wanted: string, filter: ProductFilter): Promise<{ products: ListedProduct[]; total: number }> {
    const { page, sort, language } = filter;
    const matches = productMatches(this.#db, wanted);
    // In a search, the recommended order is by the best match.
    const best = sort === 'featured' ? [desc(matches.score)] : [];
    const rows = await this.#select({ total }, language)
      .innerJoin(matches, eq(matches.productId, products.id))
      .where(matching(filter))
      .orderBy(...best, ...ORDERS[sort], asc(products.id))
      .limit(page.limit)
      .offset(page.offset);
    const [first] = rows;
    const explain = productExplainer(wanted);
    const found = rows.map((row) => ({ ...toProduct(row), ...explain(row) }));
    if (first || page.offset === 0) return { products: found, total: first?.total ?? 0 };
    // A page past the end has no row with the total.
    const [counted] = await this.#count()
      .innerJoin(matches, eq(matches.productId, products.id))
      .where(matching(filter));
    return { products: [], total: counted?.total ?? 0 };
  }

  /** Oldest first: new products come at the end, so that the other pages stay the same. */
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

  async find(id: string, language: Language): Promise<ProductInFull | undefined> {
    const [row] = await this.#select(detailColumns(language), language).where(
      and(isOnShow, eq(products.id, id)),
    );
    if (!row || row.product.reviewCount === 0) return row && toProductInFull(row);
    return toProductInFull({ ...row, newestReviews: await selectNewestReviews(this.#db, id) });
  }

  #count() {
    return this.#db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id));
  }

  #select<More extends SelectedFields>(more: More, language: Language | undefined) {
    return selectProducts(this.#db, more, language);
  }
}

/** How staff edit products. */
export const productKind: RecordKind<ProductRow, ProductFields, StaffProduct> = {
  name: 'product',
  notFound: 'Product not found',
  hasSharedImages: true,
  applyRules: applyProductRules,
  toImageKeys: ({ images }) => images.map(({ key }) => key),
  insert: async (tx, fields) => single(await tx.insert(products).values(fields).returning()),
  async lock(tx, id) {
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
    return row;
  },
  async update(tx, id, changes, editor) {
    const write = async () =>
      single(await tx.update(products).set(changes).where(eq(products.id, id)).returning());
    if (changes.sizes === undefined) return write();
    return changeSizes(tx, { productId: id, sizes: changes.sizes ?? [] }, editor, write);
  },
  find: async (db, id) =>
    toStaffProduct(single(await selectProducts(db, staffColumns).where(eq(products.id, id)))),
};

/** Whether there is a product of each id. One that was deleted counts: it stays beside the others until it is taken out. */
export async function areProducts(db: Database, ids: readonly string[]): Promise<boolean> {
  const unique = [...new Set(ids)];
  return unique.length === 0 || (await db.$count(products, inArray(products.id, unique))) === unique.length;
}

/** Whether there is a brand or a category that is not deleted. */
export async function isInUse(
  db: Database,
  table: typeof brands | typeof categories,
  id: string,
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.id, id), eq(table.isDeleted, false)))) > 0;
}

/** The subcategories of a category; undefined without the category. */
export async function findSubCategories(db: Database, id: string): Promise<readonly string[] | undefined> {
  const [category] = await db
    .select({ subCategories: categories.subCategories })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.isDeleted, false)));
  return category?.subCategories;
}

/** What `toStaffProduct` needs besides. */
export const staffColumns = {
  ...detailColumns('en'),
  ...recommendationColumns,
  stored: products.hindi,
  companions: sql<StaffProduct['companions'] | null>`(
    select json_agg(
      json_build_object('id', other.id, 'name', other.name)
      order by array_position(${products.companionIds}, other.id)
    )
    from products as other where other.id = any(${products.companionIds}) and not other.is_deleted
  )`,
};

export function toStaffProduct({
  stored,
  companions,
  place,
  recommended,
  ...row
}: Parameters<typeof toProductInFull>[0] &
  Parameters<typeof toRecommendation>[0] & {
    readonly stored: ProductRow['hindi'];
    readonly companions: StaffProduct['companions'] | null;
  }): StaffProduct {
  const { sale: _running, ...product } = toProductInFull(row);
  const recommendation = toRecommendation({ place, recommended });
  const missing = [
    ...missingLabelFacts(product.labelFacts ?? { goods: 'OTHER' }),
    ...missingTaxFacts(row.product),
  ];
  return {
    ...product,
    version: row.product.version,
    ...(stored && { hindi: stored }),
    ...toSale(row.product),
    missingLabelFacts: missing,
    ...(companions && { companions }),
    ...(recommendation && { recommendation }),
  };
}

/** What staff have set for a sale that runs or is to come. */
function toSale(
  row: Pick<ProductRow, 'usualPricePaise' | 'salePricePaise' | 'saleFrom' | 'saleUntil'>,
): Pick<StaffProduct, 'usualPrice' | 'sale'> {
  const sale = readSale(row);
  if (sale === null || row.usualPricePaise === null) return {};
  const { salePricePaise, saleFrom: from, saleUntil: until } = sale;
  return { usualPrice: row.usualPricePaise / 100, sale: { price: salePricePaise / 100, from, until } };
}

/**
 * Products with all that they take from their category, brand and stock entry.
 * @param language of the texts. Default: English
 */
export function selectProducts<More extends SelectedFields>(
  db: Database,
  more: More,
  language: Language = 'en',
) {
  return db
    .select({ ...productColumns(language), ...more })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stockEntries, eq(stockEntries.productId, products.id));
}

function matching({ category, categoryId, ids, chosen }: Omit<ProductFilter, 'page' | 'sort'>) {
  return and(
    isOnShow,
    category ? eq(categories.uniqueName, category) : undefined,
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    ids && inArray(products.id, [...ids]),
    matchesAll(chosen),
  );
}
