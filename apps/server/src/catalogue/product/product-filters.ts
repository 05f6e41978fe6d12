import { type ProductFact, type ProductFilterQuery, readFacts } from '@pgm/api/contract';
import { type SQL, and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { stockEntries } from '../stock/stock.schema.ts';
import { productFacts } from './product-fact.schema.ts';
import { products } from '../tables/product.schema.ts';

/** The filters that a visitor has set, prices in paise. */
export interface ChosenFilters {
  readonly brandIds?: readonly string[] | undefined;
  readonly minPaise?: number | undefined;
  /** The price itself is excluded. */
  readonly underPaise?: number | undefined;
  readonly minPoints?: number | undefined;
  readonly inStock?: boolean;
  /** The name of a subcategory. */
  readonly subCategory?: string | undefined;
  readonly facts?: readonly ProductFact[];
}

/** Reads the filters of a query. */
export function toChosenFilters(query: ProductFilterQuery): ChosenFilters {
  return {
    brandIds: query.brand?.split(','),
    minPaise: toPaise(query.minPrice),
    underPaise: toPaise(query.underPrice),
    minPoints: query.minPoints,
    inStock: query.inStock !== undefined,
    subCategory: query.subCategory || undefined,
    facts: readFacts(query.facts?.split('\n') ?? []),
  };
}

/** Whether more than one brand is chosen, or anything else: lists that are not cached. */
export function isNarrowed({ brandIds = [], facts = [], inStock, ...others }: ChosenFilters): boolean {
  return (
    brandIds.length > 1 ||
    facts.length > 0 ||
    inStock === true ||
    Object.values(others).some((value) => value !== undefined)
  );
}

/** The condition of each filter, for products that are joined with their stock; undefined for one that is not set. */
export function toConditions({
  brandIds,
  minPaise,
  underPaise,
  minPoints,
  inStock,
  subCategory,
  facts = [],
}: ChosenFilters) {
  return {
    brand: brandIds && inArray(products.brandId, [...brandIds]),
    price: and(
      minPaise === undefined ? undefined : gte(products.pricePaise, minPaise),
      underPaise === undefined ? undefined : lt(products.pricePaise, underPaise),
    ),
    points: minPoints === undefined ? undefined : gte(products.points, minPoints),
    inStock: inStock === true ? isInStock : undefined,
    subCategory: subCategory === undefined ? undefined : eq(products.subCategory, subCategory),
    facts: and(...toFactConditions(facts).map(({ matches }) => matches)),
  };
}

/** The condition of each name of a fact: one of the chosen values. */
export function toFactConditions(facts: readonly ProductFact[]): { name: string; matches: SQL }[] {
  return Array.from(
    Map.groupBy(facts, ({ name }) => name),
    ([name, some]) => ({
      name,
      matches: sql`exists (select from ${productFacts} where ${and(
        eq(productFacts.productId, products.id),
        eq(productFacts.name, name),
        inArray(
          productFacts.value,
          some.map(({ value }) => value),
        ),
      )})`,
    }),
  );
}

/** Whether a product matches a condition, as a column; without one it does. */
export function toFlag(condition: SQL | undefined): SQL<boolean> {
  return condition === undefined ? sql`true` : sql`(${condition})`;
}

/** Whether a product matches all filters; it is joined with its stock. */
export function matchesAll(chosen: ChosenFilters): SQL | undefined {
  return and(...Object.values(toConditions(chosen)));
}

/** Whether there are pieces of a product; one without a stock entry is sold out. */
export const isInStock = gt(sql`coalesce(${stockEntries.quantity}, 0)`, 0);

/** The database has no price beyond what an integer holds. */
const MAX_PAISE = 2_147_483_647;

function toPaise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : Math.min(Math.round(rupees * 100), MAX_PAISE);
}
