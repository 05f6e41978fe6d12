import type { Language, ProductCounts } from '@pgm/api/contract';
import { type SQL, and, eq, sql } from 'drizzle-orm';
import { brands } from '../tables/brand.schema.ts';
import { categories } from '../tables/category.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { stockEntries } from '../stock/stock.schema.ts';
import { productFacts } from './product-fact.schema.ts';
import { type ChosenFilters, toConditions, toFactConditions, toFlag } from './product-filters.ts';
import { products } from '../tables/product.schema.ts';
import { productMatches } from './product.transactions.ts';
import { isOnShow } from '../tables/product-rows.transactions.ts';

/** Which products are counted: those of a category, or those that a search finds in it. */
interface CountedFacts {
  /** The unique name of the category. */
  readonly category: string;
  readonly search: string | undefined;
  /** Of the values. */
  readonly language: Language;
  readonly chosen: ChosenFilters;
}

/** A fact is a filter where so many products of the category have it; 1 is all. */
const MOST = 0.5;

/** How many values a fact has at most that is a filter, and how many facts there are. */
const MAX_VALUES = 12;
const MAX_FACTS = 6;

type FactCounts = Pick<ProductCounts, 'facts'> & { readonly without: ProductCounts['without']['facts'] };

/** A value of a fact: how many products have it, and how many of them the other filters leave. */
interface ValueCount {
  readonly name: string;
  readonly value: string;
  /** What most products with this value call it in Hindi; null for a reader of English, and without any. */
  readonly inHindi: string | null;
  readonly all: number;
  readonly count: number;
}

/** How many products each fact of a category leaves. */
export class FactCountsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async count({ category, search, language, chosen }: CountedFacts): Promise<FactCounts> {
    const { facts: _facts, ...others } = toConditions(chosen);
    const ofFacts = toFactConditions(chosen.facts ?? []);
    const selected = this.#db
      .select({
        id: sql`${products.id}`.as('counted_id'),
        matches: sql`${toFlag(and(...Object.values(others)))}`.as('matches'),
        ...Object.fromEntries(ofFacts.map(({ matches }, at) => [flag(at), sql`${matches}`.as(flag(at))])),
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id));
    const matches = search === undefined ? undefined : productMatches(this.#db, search);
    const joined = matches ? selected.innerJoin(matches, eq(matches.productId, products.id)) : selected;
    const counted = joined.where(and(isOnShow, eq(categories.uniqueName, category)));
    const isLeft = ofFacts.map(
      ({ name }, at) => sql`(${sql.identifier(flag(at))} or ${productFacts.name} = ${name})`,
    );
    // Counted together, so that a search is not repeated for each chosen fact.
    const sums = Object.fromEntries([
      [TOTAL, countIf()],
      ...ofFacts.map((_, own) => {
        const rest = ofFacts.flatMap((_one, at) => (at === own ? [] : [sql`${sql.identifier(flag(at))}`]));
        return [flag(own), countIf(sql`matches`, ...rest)] as const;
      }),
    ]);
    const [values, [sum = {}]] = await Promise.all([
      this.#db
        .select({
          name: productFacts.name,
          value: productFacts.value,
          inHindi: sql<string | null>`${language === 'hi' ? USUAL_HINDI : sql`null`}`,
          all: countIf(),
          count: countIf(sql`matches`, ...isLeft),
        })
        .from(sql`(${counted}) as counted`)
        .innerJoin(productFacts, sql`${productFacts.productId} = counted_id`)
        .groupBy(productFacts.name, productFacts.value),
      this.#db.select(sums).from(sql`(${counted}) as counted`),
    ]);
    const names = ofFacts.map(({ name }) => name);
    return {
      facts: toFacts(values, sum[TOTAL] ?? 0, names),
      without: names.map((name, at) => ({ name, count: sum[flag(at)] ?? 0 })),
    };
  }
}

const TOTAL = 'total';

/** The most frequent Hindi of a value; null without any. */
const USUAL_HINDI = sql`mode() within group (order by ${productFacts.valueInHindi})`;

/** How many rows match all conditions. */
function countIf(...conditions: readonly SQL[]): SQL<number> {
  const filter = conditions.length === 0 ? sql`` : sql` filter (where ${and(...conditions)})`;
  return sql<number>`count(*)${filter}`.mapWith(Number);
}

/** The column that says whether a product matches the chosen values of a fact. */
const flag = (at: number) => `matches_fact_${at}`;

/**
 * The facts that help to choose: most products have one, and it has few values, of which several products share one. Facts
 * that are chosen are always listed.
 */
function toFacts(
  values: readonly ValueCount[],
  total: number,
  chosen: readonly string[],
): ProductCounts['facts'] {
  return Array.from(
    Map.groupBy(values, ({ name }) => name),
    ([name, some]) => ({ name, some, all: some.reduce((sum, { all }) => sum + all, 0) }),
  )
    .filter(({ name, some, all }) => {
      const isUseful = some.length > 1 && some.length <= MAX_VALUES && some.length < all;
      return chosen.includes(name) || (isUseful && all >= MOST * total);
    })
    .toSorted((one, other) => other.all - one.all || one.name.localeCompare(other.name))
    .slice(0, MAX_FACTS)
    .map(({ name, some }) => ({
      name,
      values: some
        .toSorted((one, other) => one.value.localeCompare(other.value, 'en', { numeric: true }))
        .slice(0, MAX_VALUES)
        .map(({ value, inHindi, count }) => ({
          value,
          ...(inHindi !== null && { shownValue: inHindi }),
          count,
        })),
    }));
}
