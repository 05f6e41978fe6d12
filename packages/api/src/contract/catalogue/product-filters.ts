import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { text } from '../text.ts';
import { FactLines } from './fact-lines.ts';
import { CatalogueLanguage } from './hindi-texts.ts';
import { idList } from './id-list.ts';
import { MAX_BRANDS_CHOSEN } from './product-steps.ts';
import { MIN_SEARCH, isTooShortToSearch } from './search-text.ts';

/** The most that a filter can ask for, in rupees or points. */
const MAX_NUMBER = 10_000_000;

const rupees = (message: string) =>
  z.coerce.number(message).check(z.gte(0, message), z.lte(MAX_NUMBER, message));

const POINTS = `Points must be a whole number from 0 to ${MAX_NUMBER}`;

/** What narrows a list of products; several filters leave the products that match all of them. */
export const ProductFilterQuery = z.object({
  /** A product of any of these brands. */
  brand: z.optional(idList('Brand', MAX_BRANDS_CHOSEN)),
  /** In rupees; the price itself is included. */
  minPrice: z.optional(rupees(`Lowest price must be a number from 0 to ${MAX_NUMBER}`)),
  /** In rupees; the price itself is excluded, so that two ranges of prices share no product. */
  underPrice: z.optional(rupees(`Highest price must be a number from 0 to ${MAX_NUMBER}`)),
  minPoints: z.optional(
    z.coerce.number(POINTS).check(z.int(POINTS), z.gte(0, POINTS), z.lte(MAX_NUMBER, POINTS)),
  ),
  /** Leaves sold-out products out. */
  inStock: z.optional(z.literal('true', 'In stock must be true')),
  /** The name of a subcategory. */
  subCategory: z.optional(text(100, 'Subcategory')),
  /** Facts, one a line, such as 'Fabric:Cotton': one of those with the same name, for each name. */
  facts: z.optional(FactLines),
});
export type ProductFilterQuery = z.infer<typeof ProductFilterQuery>;

/** What a choice is called in the language of the call; absent where it is called by its name. */
const shown = z.optional(z.string());

/** How many products each choice of a filter leaves, while all other filters stay as they are. */
export const ProductCounts = z.object({
  /** With all filters. */
  total: z.int(),
  /** The brands that have some. */
  brands: z.array(z.object({ id: z.string(), count: z.int() })),
  /** Of each price range between `PRICE_STEPS`, the lowest first. */
  prices: z.array(z.int()),
  /** With at least as many points as each of `POINT_STEPS`. */
  points: z.array(z.int()),
  inStock: z.int(),
  /** The subcategories that have some, by name; none without a category. */
  subCategories: z.array(z.object({ name: z.string(), shownName: shown, count: z.int() })),
  /** The facts that most products of the category have, each with its values; none without a category. */
  facts: z.array(
    z.object({
      name: z.string(),
      shownName: shown,
      values: z.array(z.object({ value: z.string(), shownValue: shown, count: z.int() })),
    }),
  ),
  /** When one filter is removed. */
  without: z.object({
    brand: z.int(),
    price: z.int(),
    points: z.int(),
    inStock: z.int(),
    subCategory: z.int(),
    /** Of each fact that is chosen. */
    facts: z.array(z.object({ name: z.string(), count: z.int() })),
  }),
});
export type ProductCounts = z.infer<typeof ProductCounts>;

export const countProducts = defineEndpoint({
  operation: 'countProducts',
  summary: 'How many products each choice of a filter leaves; `category` is a unique name.',
  base: 'product',
  method: 'GET',
  path: '/api/product-counts',
  policy: 'public',
  query: z.extend(ProductFilterQuery, {
    search: z.optional(
      text(100, 'Search').check(
        z.refine((typed) => !isTooShortToSearch(typed), `Search must be at least ${MIN_SEARCH} characters`),
      ),
    ),
    category: z.optional(text(100, 'Category')),
    language: CatalogueLanguage,
  }),
  response: { status: 200, body: dataResponse(ProductCounts) },
  failures: [400, 429],
});
