import * as z from 'zod/mini';
import { dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';

/** The sums of a group of orders. */
export const OrderSums = z.object({
  /** The number of orders. */
  count: z.int(),
  /** Rupees with at most 2 decimals: products minus discounts, without delivery. */
  amount: z.number(),
  /** Business-value points. */
  points: z.int(),
});
export type OrderSums = z.infer<typeof OrderSums>;

/** Order sums by progress; cancelled and returned orders are not counted. */
const Purchases = z.object({
  /** Orders on their way, and orders that can still be returned. */
  placed: OrderSums,
  delivered: OrderSums,
});

/** The order sums of an associate, and those of all associates directly below together. */
export const RepurchaseSummary = z.object({ own: Purchases, directs: Purchases });
export type RepurchaseSummary = z.infer<typeof RepurchaseSummary>;

export const getRepurchaseSummary = defineEndpoint({
  operation: 'getRepurchaseSummary',
  summary:
    "The sums of an associate's orders, and of those of the direct members. Members may read their own and those of their team, admins all.",
  base: 'core',
  method: 'GET',
  path: '/associates/{id}/repurchase-summary',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(RepurchaseSummary) },
  failures: [401, 404],
});
