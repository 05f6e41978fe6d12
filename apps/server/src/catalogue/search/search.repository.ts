import { type Found, type FoundProduct, type Language, MAX_FOUND, MAX_NEAR } from '@pgm/api/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { hindiFor } from '../../platform/database/hindi-column.ts';
import { containing } from '../../platform/http/paging.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { matchExplainer } from '../../platform/words/explain-match.ts';
import { inEnglish } from '../../platform/words/in-english.ts';
import { type ProductRow, products } from '../tables/product.schema.ts';
import {
  type HindiTexts,
  hindiColumns,
  nearProducts,
  productExplainer,
  productMatches,
} from '../product/product.transactions.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';
import { hasDearerSize } from '../product/size-price.transactions.ts';
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
  async products(wanted: string, language: Language): Promise<{ products: FoundProduct[]; total: number }> {
    const matches = productMatches(this.#db, wanted);
    const rows = await this.#db
      .select({ ...foundColumns(language), total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(matches)
      .innerJoin(products, eq(products.id, matches.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(isOnShow)
      .orderBy(desc(matches.score), asc(products.featuredRank), asc(products.name), asc(products.id))
      .limit(MAX_FOUND.products);
    const explain = productExplainer(wanted);
    return {
      total: rows[0]?.total ?? 0,
      products: rows.map((row) => ({ ...toFoundProduct(row), ...explain(row) })),
    };
  }

  /** The products that nearly match some English words of a search, the nearest first, and the English name of that one. */
  async near(
    words: readonly string[],
    language: Language,
  ): Promise<{ products: FoundProduct[]; nearestName?: string | undefined }> {
    if (words.length === 0) return { products: [] };
    const near = nearProducts(this.#db, words);
    const rows = await this.#db
      .select(foundColumns(language))
      .from(near)
      .innerJoin(products, eq(products.id, near.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .where(isOnShow)
      .orderBy(desc(near.likeness), asc(products.featuredRank), asc(products.name), asc(products.id))
      .limit(MAX_NEAR.products);
    const explain = productExplainer(words.join(' '));
    return {
      products: rows.map((row) => ({ ...toFoundProduct(row), ...explain(row) })),
      nearestName: rows[0]?.product.name,
    };
  }

  /** The best categories, by their names and by those of their subcategories, in either language. */
  async categories(text: string, language: Language): Promise<Found['categories']> {
    const wanted = inEnglish(text);
    const words = sql`${categories.name} || ' ' || array_to_string(${categories.subCategories}, ' ')`;
    const inHindi = sql`coalesce(${categories.hindi} ->> 'name', '')`;
    const wordsInHindi = sql`concat_ws(' ', ${categories.hindi} ->> 'name',
      (select string_agg(value, ' ') from json_each_text(${categories.hindi} -> 'subCategories')))`;
    const score = sql<number>`case
      when ${categories.name} ilike ${containing(wanted)} or ${inHindi} ilike ${containing(text)} then 1
      when ' ' || ${words} ilike ${containing(` ${wanted}`)}
        or ' ' || ${wordsInHindi} ilike ${containing(` ${text}`)} then 0.9
      else greatest(word_similarity(${wanted}, ${words}), word_similarity(${text}, ${wordsInHindi}))
      end`.mapWith(Number);
    const rows = await this.#db
      .select({
        name: categories.name,
        inHindi: hindiFor(language, categories.hindi),
        categoryUniqueName: categories.uniqueName,
        subcategories: categories.subCategories,
        score,
      })
      .from(categories)
      .where(and(eq(categories.isDeleted, false), gte(score, LIKE_ENOUGH)))
      .orderBy(desc(score), asc(categories.position), asc(categories.id))
      .limit(MAX_FOUND.categories);
    const best = rows[0]?.score ?? 0;
    const explain = matchExplainer([...new Set([text, wanted])]);
    return rows
      .filter((row) => row.score >= BESIDE_THE_BEST * best)
      .map(({ categoryUniqueName, subcategories, ...row }) => {
        const name = row.inHindi?.name ?? row.name;
        const shown = row.inHindi?.subCategories ?? {};
        const match =
          explain([
            { field: 'name', text: name },
            ...subcategories.map((one) => ({ field: 'subCategory' as const, text: shown[one] ?? one })),
          ]) ??
          explain([
            { field: 'name', text: row.name, language: 'en' },
            ...subcategories.map((one) => ({
              field: 'subCategory' as const,
              text: one,
              language: 'en' as const,
            })),
          ]);
        return { name, categoryUniqueName, ...(match && { match }) };
      });
  }
}

/** What a found product is made of. */
const foundColumns = (language: Language) => ({
  ...hindiColumns(language),
  product: {
    id: products.id,
    name: products.name,
    description: products.description,
    pricePaise: products.pricePaise,
    sizePrices: products.sizePrices,
    points: products.points,
    images: products.images,
  },
  brandName: brands.name,
  categoryName: categories.name,
  quantity: stockEntries.quantity,
  alertQuantity: stockEntries.alertQuantity,
});

interface FoundRow extends HindiTexts {
  readonly product: Pick<ProductRow, 'id' | 'name' | 'pricePaise' | 'sizePrices' | 'points' | 'images'>;
  readonly brandName: string;
  readonly categoryName: string;
  readonly quantity: number | null;
  readonly alertQuantity: number | null;
}

function toFoundProduct({ product, ...row }: FoundRow): FoundProduct {
  return {
    id: product.id,
    name: row.hindi?.name ?? product.name,
    brandName: row.brandInHindi?.name ?? row.brandName,
    categoryName: row.categoryInHindi?.name ?? row.categoryName,
    price: product.pricePaise / 100,
    ...(hasDearerSize(product) && { hasDearerSizes: true }),
    points: product.points,
    stock: toStock(row.quantity ?? 0, row.alertQuantity ?? 0),
    imageUrl: product.images[0] === undefined ? null : imageUrl(product.images[0].key),
  };
}
