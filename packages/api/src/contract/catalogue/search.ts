import * as z from 'zod/mini';
import { Brand } from './brand.ts';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { StockLevel } from './product.ts';
import { SearchMatch } from './search-match.ts';
import { MAX_SEARCH, MIN_SEARCH, isTooShortToSearch } from './search-text.ts';
import { text } from '../text.ts';

/** The maximum number of returned hits of each kind. */
export const MAX_FOUND = { products: 6, categories: 3, pages: 4 } as const;

/** The maximum number of products and of pages that nearly match. */
export const MAX_NEAR = { products: 4, pages: 2 } as const;

/**
 * The search text, and the language of page titles. `without: 'products'` is for a caller that knows already that no
 * product matches: the response has none of them then, and a `total` of 0.
 */
export const SearchQuery = z.object({
  query: text(MAX_SEARCH, 'Search').check(
    z.refine((query) => !isTooShortToSearch(query), `Search must be at least ${MIN_SEARCH} characters`),
  ),
  language: z._default(Language, 'en'),
  without: z.optional(z.literal('products', 'Only products can be left out')),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A found product with the facts for one line. */
export const FoundProduct = z.object({
  id: z.string(),
  name: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  /** Rupees with at most 2 decimals, taxes included. */
  price: z.number(),
  /** Whether it costs more in some of its sizes; absent when it does not. */
  hasDearerSizes: z.optional(z.boolean()),
  points: z.int(),
  stock: StockLevel,
  /** Address of its first image, as in {@link Image}; null without one. */
  imageUrl: z.nullable(z.string()),
  /** Why it is found; absent where nothing in its texts is like the search. */
  match: z.optional(SearchMatch),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

const FoundPage = z.object({ title: z.string(), href: z.string(), match: z.optional(SearchMatch) });

/** What nearly matches a search that finds nothing, the nearest first. */
export const NearlyFound = z.object({
  /** The search that was probably meant: it finds products. */
  text: z.optional(z.string()),
  products: z.array(FoundProduct),
  pages: z.array(FoundPage),
});
export type NearlyFound = z.infer<typeof NearlyFound>;

/** The result of a search, the best hits of each kind first. */
export const Found = z.object({
  products: z.array(FoundProduct),
  /** The brands that the search names. */
  brands: z.array(z.pick(Brand, { name: true, slug: true })),
  categories: z.array(
    z.object({ name: z.string(), categoryUniqueName: z.string(), match: z.optional(SearchMatch) }),
  ),
  /** Content pages; `href` is an address inside the site. */
  pages: z.array(FoundPage),
  /** The number of all found products; `products` has the first of them. */
  total: z.int(),
  /** Present when nothing else is found and something nearly matches. */
  near: z.optional(NearlyFound),
});
export type Found = z.infer<typeof Found>;

export const search = defineEndpoint({
  operation: 'search',
  summary: 'Products, brands, categories and pages that a visitor means, typing errors forgiven.',
  base: 'product',
  method: 'GET',
  path: '/api/search',
  policy: 'public',
  query: SearchQuery,
  response: { status: 200, body: dataResponse(Found) },
  failures: [400, 429],
});
