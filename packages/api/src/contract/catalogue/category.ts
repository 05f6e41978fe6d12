import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery } from '../list-query.ts';
import { listResponseBody } from '../response.ts';
import { CatalogueLanguage } from './hindi-texts.ts';

/** A group of products; `categoryUniqueName` is its part of the address `/products/{type}`. */
export const Category = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  categoryImage: z.nullable(z.string()),
  categoryUniqueName: z.string(),
  subCategories: z.array(z.string()),
  /** What subcategories are called in the language of the call, by their names; absent where none has another name. */
  shownSubCategories: z.optional(z.record(z.string(), z.string())),
  isDeleted: z.boolean(),
  /** The number of its visible products. */
  productCount: z.int(),
});
export type Category = z.infer<typeof Category>;

/** The sort orders of the category list. */
const CATEGORY_SORTS = ['position', 'name'] as const;

export const listCategories = defineEndpoint({
  operation: 'listCategories',
  summary: 'The categories of the catalogue.',
  base: 'product',
  method: 'GET',
  path: '/api/categories',
  policy: 'public',
  query: z.extend(listQuery(CATEGORY_SORTS), { language: CatalogueLanguage }),
  response: { status: 200, body: listResponseBody(Category) },
  failures: [400],
});
