import * as z from 'zod/mini';
import { dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { StockLevel } from './product.ts';
import { LONGEST_SEARCH, SHORTEST_SEARCH, isTooShortToSearch } from './search-text.ts';
import { text } from './text.ts';

/** How many hits of each kind are answered. */
export const MOST_FOUND = { products: 6, categories: 3, pages: 4 } as const;

/** What is looked for, and the language in which pages are named. */
export const SearchQuery = z.object({
  query: text(LONGEST_SEARCH, 'Search').check(
    z.refine((query) => !isTooShortToSearch(query), `Search must be at least ${SHORTEST_SEARCH} characters`),
  ),
  language: z._default(Language, 'en'),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A product that was found: what a line about it shows. */
export const FoundProduct = z.object({
  id: z.string(),
  name: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  /** Rupees with at most 2 decimals, taxes included. */
  price: z.number(),
  points: z.int(),
  stock: StockLevel,
  /** Address of its first picture, as in {@link Image}; null without one. */
  imageUrl: z.nullable(z.string()),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

/** What a search found, the best of each kind first. */
export const Found = z.object({
  products: z.array(FoundProduct),
  categories: z.array(z.object({ name: z.string(), categoryUniqueName: z.string() })),
  /** Pages to read; `href` is an address inside the site. */
  pages: z.array(z.object({ title: z.string(), href: z.string() })),
  /** Products found in all, of which `products` are the first. */
  total: z.int(),
});
export type Found = z.infer<typeof Found>;

export const search = defineEndpoint({
  operation: 'search',
  summary: 'Products, categories and pages that a visitor means, typing errors forgiven.',
  base: 'product',
  method: 'GET',
  path: '/api/search',
  policy: 'public',
  query: SearchQuery,
  answer: { status: 200, body: dataAnswer(Found) },
  failures: [400, 429],
});
