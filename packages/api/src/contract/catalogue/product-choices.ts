import type { ProductFilterQuery } from './product-filters.ts';
import { PRICE_STEPS } from './product-steps.ts';

/** A range of prices that a visitor can choose, in rupees; `under` is excluded, and undefined in the highest range. */
export interface PriceRange {
  /** Its name in addresses: '200-500'. */
  readonly value: string;
  readonly from: number;
  readonly under: number | undefined;
}

/** The ranges that a visitor can choose, the lowest first; together they have all prices. */
export const PRICE_RANGES: readonly PriceRange[] = [0, ...PRICE_STEPS].map((from, at) => ({
  value: `${from}-${PRICE_STEPS[at] ?? ''}`,
  from,
  under: PRICE_STEPS[at],
}));

/** What a visitor has chosen in the filters of a product list. */
export interface ProductChoices {
  /** The ids of brands; empty for all. */
  readonly brands: readonly string[];
  /** The value of one of {@link PRICE_RANGES}. */
  readonly price: string | undefined;
  /** At least as many points. */
  readonly points: number | undefined;
  readonly inStock: boolean;
  /** The name of a subcategory of the list's category. */
  readonly subCategory: string | undefined;
  /** Facts as texts, such as 'Fabric:Cotton'. */
  readonly facts: readonly string[];
}

/** All products. */
export const NO_CHOICES: ProductChoices = {
  brands: [],
  price: undefined,
  points: undefined,
  inStock: false,
  subCategory: undefined,
  facts: [],
};

/** How many filters are set; each brand and each fact counts. */
export function countChoices({ brands, price, points, inStock, subCategory, facts }: ProductChoices): number {
  return (
    brands.length +
    facts.length +
    [price, points, inStock || undefined, subCategory].filter((set) => set !== undefined).length
  );
}

/** The query of a call that applies the choices. */
export function toFilterQuery({
  brands,
  price,
  points,
  inStock,
  subCategory,
  facts,
}: ProductChoices): ProductFilterQuery {
  const range = PRICE_RANGES.find(({ value }) => value === price);
  return {
    ...(brands.length > 0 && { brand: brands.join(',') }),
    ...(range && range.from > 0 && { minPrice: range.from }),
    ...(range?.under !== undefined && { underPrice: range.under }),
    ...(points !== undefined && { minPoints: points }),
    ...(inStock && { inStock: 'true' as const }),
    ...(subCategory !== undefined && { subCategory }),
    ...(facts.length > 0 && { facts: facts.join('\n') }),
  };
}
