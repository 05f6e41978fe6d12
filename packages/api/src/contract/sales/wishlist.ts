import * as z from 'zod/mini';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { Product } from '../catalogue/product.ts';

const ProductParams = z.object({ productId: z.uuid('Product not found') });

export const listWishlist = defineEndpoint({
  operation: 'listWishlist',
  summary: "The products on the caller's wishlist, the one added last first; hidden products are left out.",
  base: 'cart',
  method: 'GET',
  path: '/api/wishlist',
  policy: 'member',
  query: z.extend(PageQuery, { language: CatalogueLanguage }),
  response: { status: 200, body: listResponseBody(Product) },
  failures: [400, 401],
});

export const addToWishlist = defineEndpoint({
  operation: 'addToWishlist',
  summary: "Puts a product on the caller's wishlist; a second time changes nothing.",
  base: 'cart',
  method: 'POST',
  path: '/api/wishlist',
  policy: 'member',
  body: ProductParams,
  response: { status: 200, body: dataResponse(z.object({ productId: z.string() })) },
  failures: [400, 401, 404],
});

export const removeFromWishlist = defineEndpoint({
  operation: 'removeFromWishlist',
  summary: "Takes a product off the caller's wishlist; a second time changes nothing.",
  base: 'cart',
  method: 'DELETE',
  path: '/api/wishlist/{productId}',
  policy: 'member',
  params: ProductParams,
  response: { status: 200, body: Done },
  failures: [401, 404],
});
