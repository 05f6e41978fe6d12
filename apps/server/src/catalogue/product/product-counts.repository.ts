import {
  type CategoryInHindi,
  type Language,
  POINT_STEPS,
  PRICE_STEPS,
  type ProductCounts,
} from '@pgm/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { FactCountsRepository } from './fact-counts.repository.ts';
import { type ChosenFilters, isInStock, toConditions, toFlag } from './product-filters.ts';
import { products } from '../tables/product.schema.ts';
import { productMatches } from './product.transactions.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';

/** Which products are counted: those of a category, or those that a search finds, or all. */
export interface CountedProducts {
  /** The unique name of a category. */
  readonly category: string | undefined;
  readonly search: string | undefined;
  /** Of the names of the choices. */
  readonly language: Language;
  readonly chosen: ChosenFilters;
}

type Filter = Exclude<keyof ProductCounts['without'], 'facts'>;

/** The column of each filter's choices, and the one that says whether a product matches the filter. */
const COLUMNS: Readonly<Record<Filter, readonly [choice: string, matches: string]>> = {
  brand: ['brand_id', 'matches_brand'],
  price: ['price_step', 'matches_price'],
  points: ['point_step', 'matches_points'],
  inStock: ['is_in_stock', 'matches_stock'],
  subCategory: ['sub_category', 'matches_sub_category'],
};

/** A choice of a filter with the number of its products. */
interface ChoiceCount {
  readonly filter: string;
  /** Null where a product has none. */
  readonly value: string | null;
  readonly count: number;
}

/** How many products each choice of a filter leaves. Each product is read once: what is alike is counted together first. */
export class ProductCountsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async count(counted: CountedProducts): Promise<ProductCounts> {
    const { category } = counted;
    const facts =
      category === undefined ? NO_FACTS : new FactCountsRepository(this.#db).count({ ...counted, category });
    const [counts, { facts: listed, without }, hindi] = await Promise.all([
      this.#countChoices(counted),
      facts,
      this.#readHindi(counted),
    ]);
    return {
      ...counts,
      subCategories: counts.subCategories.map((one) => ({ ...one, ...toShown(one, hindi.subCategories) })),
      facts: listed.map((one) => ({ ...one, ...toShown(one, hindi.detailNames) })),
      without: { ...counts.without, facts: without },
    };
  }

  /** The Hindi texts of the category, for a reader of Hindi; none without them. */
  async #readHindi({ category, language }: CountedProducts): Promise<CategoryInHindi> {
    if (category === undefined || language === 'en') return {};
    const [row] = await this.#db
      .select({ hindi: categories.hindi })
      .from(categories)
      .where(eq(categories.uniqueName, category));
    return row?.hindi ?? {};
  }

  async #countChoices({ category, search, chosen }: CountedProducts) {
    const { brand, price, points, inStock, subCategory, facts } = toConditions(chosen);
    const matches = search === undefined ? undefined : productMatches(this.#db, search);
    const selected = this.#db
      .select({
        brandId: sql`${products.brandId}`.as('brand_id'),
        priceStep: toStep(
          products.pricePaise,
          PRICE_STEPS.map((step) => step * 100),
        ).as('price_step'),
        pointStep: toStep(products.points, POINT_STEPS).as('point_step'),
        isInStock: sql`${isInStock}`.as('is_in_stock'),
        // Categories may have subcategories of the same name.
        subCategory: category === undefined ? sql`null`.as('sub_category') : products.subCategory,
        matchesBrand: toFlag(brand).as('matches_brand'),
        matchesPrice: toFlag(price).as('matches_price'),
        matchesPoints: toFlag(points).as('matches_points'),
        matchesStock: toFlag(inStock).as('matches_stock'),
        matchesSubCategory: toFlag(subCategory).as('matches_sub_category'),
        count: sql`count(*)`.as('alike'),
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id));
    const joined = matches ? selected.innerJoin(matches, eq(matches.productId, products.id)) : selected;
    const alike = joined
      .where(and(isOnShow, facts, category === undefined ? undefined : eq(categories.uniqueName, category)))
      .groupBy(sql`1, 2, 3, 4, 5, 6, 7, 8, 9, 10`);
    const rows = await this.#db
      .select({
        filter: sql<string>`filter`,
        value: sql<string | null>`value`,
        count: sql<number>`number`.mapWith(Number),
      })
      .from(sql`(with alike as ${alike} ${sql.join(CHOICES, sql` union all `)}) as counted`);
    return toCounts(rows, chosen);
  }
}

/** The counts of each filter's choices, with all other filters. */
const CHOICES = Object.entries(COLUMNS).map(([filter, [choice, own]]) => {
  const others = Object.values(COLUMNS).flatMap(([, matches]) => (matches === own ? [] : [matches]));
  return sql.raw(`select '${filter}' as filter, ${choice}::text as value, sum(alike) as number
    from alike where ${others.join(' and ')} group by ${choice}`);
});

/** How many of the steps a number has reached. */
function toStep(column: typeof products.pricePaise | typeof products.points, steps: readonly number[]) {
  return sql`width_bucket(${column}, ${sql.raw(`array[${steps.join(',')}]`)})`;
}

/** What a choice is called in Hindi; nothing where it has none. */
function toShown({ name }: { readonly name: string }, texts: Readonly<Record<string, string>> = {}) {
  return texts[name] === undefined ? {} : { shownName: texts[name] };
}

/** The facts of a list without a category. */
const NO_FACTS = { facts: [], without: [] };

function toCounts(rows: readonly ChoiceCount[], { inStock }: ChosenFilters) {
  const listed = (filter: Filter) => rows.filter((row) => row.filter === filter);
  const named = (filter: Filter) =>
    listed(filter).flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
  const sum = (some: readonly ChoiceCount[]) => some.reduce((all, { count }) => all + count, 0);
  const available = sum(listed('inStock').filter(({ value }) => value === 'true'));
  const stockTotal = sum(listed('inStock'));
  return {
    total: inStock === true ? available : stockTotal,
    brands: named('brand').map(({ value, count }) => ({ id: value, count })),
    subCategories: named('subCategory')
      .map(({ value, count }) => ({ name: value, count }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    prices: [0, ...PRICE_STEPS].map((_, step) =>
      sum(listed('price').filter(({ value }) => Number(value) === step)),
    ),
    points: POINT_STEPS.map((_, step) => sum(listed('points').filter(({ value }) => Number(value) > step))),
    inStock: available,
    without: {
      brand: sum(listed('brand')),
      price: sum(listed('price')),
      points: sum(listed('points')),
      inStock: stockTotal,
      subCategory: sum(listed('subCategory')),
    },
  };
}
