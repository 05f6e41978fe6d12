import { type Found, type FoundProduct, MOST_FOUND } from '@pgm/api/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { imageUrl } from '../platform/image-url.ts';
import { containing } from '../platform/paging.ts';
import { inEnglish } from '../platform/words/in-english.ts';
import { productMatches } from '../product/product-matches.ts';
import { stockOf } from '../product/product-of.ts';
import { isOnShow } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';

/** How much of a category's words has to be like what is looked for; 1 is all. */
const LIKE_ENOUGH = 0.45;

/** What has less than this share of the best one's score was not meant; as in `find_products`. */
const BESIDE_THE_BEST = 0.6;

/** SQL over what of the catalogue a visitor can see. */
export class SearchRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The best products, and how many there are in all. */
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
        pictures: products.pictures,
        quantity: storeEntries.quantity,
        alertQuantity: storeEntries.alertQuantity,
        total: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(matches)
      .innerJoin(products, eq(products.id, matches.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(storeEntries, eq(storeEntries.productId, products.id))
      .where(isOnShow)
      .orderBy(desc(matches.score), asc(products.featuredRank), asc(products.name), asc(products.id))
      .limit(MOST_FOUND.products);
    return {
      total: rows[0]?.total ?? 0,
      products: rows.map(({ id, name, brandName, categoryName, points, ...row }) => ({
        id,
        name,
        brandName,
        categoryName,
        price: row.pricePaise / 100,
        points,
        stock: stockOf(row.quantity ?? 0, row.alertQuantity ?? 0),
        imageUrl: row.pictures[0] === undefined ? null : imageUrl(row.pictures[0].key),
      })),
    };
  }

  /** The best categories, by their names and by those of their parts; in Hindi, too. */
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
      .limit(MOST_FOUND.categories);
    const best = rows[0]?.score ?? 0;
    return rows
      .filter((row) => row.score >= BESIDE_THE_BEST * best)
      .map(({ name, categoryUniqueName }) => ({ name, categoryUniqueName }));
  }
}
