import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { pageResponse } from '../response.ts';

/** An order that a member placed before the shop, as it was imported: it can only be read, and has no points or stock. */
export const PastOrder = z.object({
  id: z.string(),
  /** The number of the old system. */
  number: z.string(),
  /** A day in India: `2019-04-30`. */
  placedOn: z.string(),
  /** In the words of the old system. */
  items: z.string(),
  /** In rupees. */
  total: z.number(),
  /** In the words of the old system; empty where it is not known. */
  status: z.string(),
});
export type PastOrder = z.infer<typeof PastOrder>;

export const listPastOrders = defineEndpoint({
  operation: 'listPastOrders',
  summary: 'The orders of the caller from before the shop, the newest first.',
  base: 'cart',
  method: 'GET',
  path: '/api/past-orders',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(PastOrder) },
  failures: [400, 401],
});
