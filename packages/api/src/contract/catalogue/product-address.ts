import * as z from 'zod/mini';
import { pageResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';

/** The entry of a product's page in the site map. */
const ProductAddress = z.object({
  id: z.string(),
  /** When the product was last changed, as ISO text. */
  changedAt: z.iso.datetime(),
});
export type ProductAddress = z.infer<typeof ProductAddress>;

/** The page size of product addresses: a response of this size still fits into the server's cache. */
export const PRODUCT_ADDRESSES_PAGE = 2_000;

export const listProductAddresses = defineEndpoint({
  operation: 'listProductAddresses',
  summary: `The id of every product a visitor can see, and when it was last changed; ${PRODUCT_ADDRESSES_PAGE} at a time.`,
  base: 'product',
  method: 'GET',
  path: '/api/product-addresses',
  policy: 'public',
  query: z.object({
    page: z._default(
      z.coerce
        .number('Page must be a whole number from 1 to 100000')
        .check(z.int(), z.gte(1), z.lte(100_000)),
      1,
    ),
  }),
  response: { status: 200, body: pageResponse(ProductAddress) },
  failures: [400],
});
