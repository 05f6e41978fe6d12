import { type Found, type FoundProduct, MAX_FOUND } from '@pgm/api/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/http/paging.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { inEnglish } from '../../platform/words/in-english.ts';
import { products } from '../product/product.schema.ts';
import { isOnShow, productMatches } from '../product/product.transactions.ts';
import { toStock, stockEntries } from '../stock/stock.schema.ts';

/** The minimum similarity between a category's words and the search text; 1 is equal. */
const LIKE_ENOUGH = 0.45;

/** Hits below this share of the best score are dropped; as in `find_products`. */
const BESIDE_THE_BEST = 0.6;

/** The SQL of the search in the visible catalogue. */
export class SearchRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The best products, and the number of all hits. */
  async products(wanted: string): Promise<{ products: FoundProduct[]; total: number }> {
    const matches = productMatches(this.#db, wanted);
    const rows = await this.#db
      .select({
        id: products.id,
        name: products.name,
        brandName: brands.name,
        categoryName: categories.name,
        pricePaise: products.pricePaise,
        points: products.points,
        images: products.images,
        quantity: stockEntries.quantity,
        alertQuantity: stockEntries.alertQuantity,
        total: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(matches)
      .innerJoin(products, eq(products.id, matches.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(isOnShow)
      .orderBy(desc(matches.score), asc(products.featuredRank), asc(products.name), asc(products.id))
      .limit(MAX_FOUND.products);
    return {
      total: rows[0]?.total ?? 0,
      products: rows.map(({ id, name, brandName, categoryName, points, ...row }) => ({
        id,
        name,
        brandName,
        categoryName,
        price: row.pricePaise / 100,
        points,
        stock: toStock(row.quantity ?? 0, row.alertQuantity ?? 0),
        imageUrl: row.images[0] === undefined ? null : imageUrl(row.images[0].key),
      })),
    };
  }

  /** The best categories, by their names and by those of their subcategories; also in Hindi. */
  async categories(text: string): Promise<Found['categories']> {
    const wanted = inEnglish(text);
    const words = sql`${categories.name} || ' ' || array_to_string(${categories.subCategories}, ' ')`;
    const score = sql<number>`case
      when ${categories.name} ilike ${containing(wanted)} then 1
      when ' ' || ${words} ilike ${containing(` ${wanted}`)} then 0.9
      else word_similarity(${wanted}, ${words}) end`.mapWith(Number);
    const rows = await this.#db
      .select({ name: categories.name, categoryUniqueName: categories.uniqueName, score })
      .from(categories)
      .where(and(eq(categories.isDeleted, false), gte(score, LIKE_ENOUGH)))
      .orderBy(desc(score), asc(categories.position), asc(categories.id))
      .limit(MAX_FOUND.categories);
    const best = rows[0]?.score ?? 0;
    return rows
      .filter((row) => row.score >= BESIDE_THE_BEST * best)
      .map(({ name, categoryUniqueName }) => ({ name, categoryUniqueName }));
  }
}
