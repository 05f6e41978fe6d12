import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery } from '../list-query.ts';
import { listResponseBody } from '../response.ts';
import { CatalogueLanguage } from './hindi-texts.ts';

/** A maker of products; `slug` is its part of the address `/brands/{slug}`. */
export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brandSlogan: z.string(),
  brandImage: z.nullable(z.string()),
  isDeleted: z.boolean(),
  /** The number of its visible products. */
  productCount: z.int(),
});
export type Brand = z.infer<typeof Brand>;

/** The sort orders of the brand list. */
const BRAND_SORTS = ['name', 'newest'] as const;

export const listBrands = defineEndpoint({
  operation: 'listBrands',
  summary: 'The brands of the catalogue, with the number of visible products of each.',
  base: 'product',
  method: 'GET',
  path: '/api/brands',
  policy: 'public',
  query: z.extend(listQuery(BRAND_SORTS), { language: CatalogueLanguage }),
  response: { status: 200, body: listResponseBody(Brand) },
  failures: [400],
});
