import * as z from 'zod/mini';
import { listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery } from '../list-query.ts';

/** The stock of one product. At or below `alertQuantity` the shop shows how many are left. */
export const StockEntry = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  alertQuantity: z.int(),
});
export type StockEntry = z.infer<typeof StockEntry>;

/** The sort orders of the stock list. */
const STOCK_SORTS = ['product', 'quantity'] as const;

export const listStock = defineEndpoint({
  operation: 'listStores',
  summary: 'The stock of every product a visitor can see.',
  base: 'product',
  method: 'GET',
  path: '/api/stores/',
  policy: 'public',
  query: listQuery(STOCK_SORTS),
  response: { status: 200, body: listResponseBody(StockEntry) },
  failures: [400],
});
