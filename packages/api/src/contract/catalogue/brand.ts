import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery } from '../list-query.ts';
import { listResponseBody } from '../response.ts';

/** A maker of products. */
export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  brandSlogan: z.string(),
  brandImage: z.nullable(z.string()),
  isDeleted: z.boolean(),
});
export type Brand = z.infer<typeof Brand>;

/** The sort orders of the brand list. */
const BRAND_SORTS = ['name', 'newest'] as const;

export const listBrands = defineEndpoint({
  operation: 'listBrands',
  summary: 'The brands of the catalogue.',
  base: 'product',
  method: 'GET',
  path: '/api/brands',
  policy: 'public',
  query: listQuery(BRAND_SORTS),
  response: { status: 200, body: listResponseBody(Brand) },
  failures: [400],
});
