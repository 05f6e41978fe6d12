import * as z from 'zod/mini';
import { listAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { listQuery } from './list-query.ts';

/** The stock of one product. At or below `alertQuantity` the shop says how many are left. */
export const StoreEntry = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  alertQuantity: z.int(),
});
export type StoreEntry = z.infer<typeof StoreEntry>;

/** The orders of the stock list. */
const STORE_SORTS = ['product', 'quantity'] as const;

export const listStores = defineEndpoint({
  operation: 'listStores',
  summary: 'The stock of every product a visitor can see.',
  base: 'product',
  method: 'GET',
  path: '/api/stores/',
  policy: 'public',
  query: listQuery(STORE_SORTS),
  answer: { status: 200, body: listAnswer(StoreEntry) },
  failures: [400],
});
