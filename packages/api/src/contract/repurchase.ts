import * as z from 'zod/mini';
import { dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';

/** What some orders come to. */
export const OrderSums = z.object({
  /** How many orders. */
  count: z.int(),
  /** Rupees with at most 2 decimals: the products less discounts, without delivery. */
  amount: z.number(),
  /** Business-value points. */
  points: z.int(),
});
export type OrderSums = z.infer<typeof OrderSums>;

/** Orders by how far they are; cancelled and returned ones count nowhere. */
const Purchases = z.object({
  /** Those on their way, and those that may be sent back. */
  placed: OrderSums,
  delivered: OrderSums,
});

/** What an associate ordered, and what those directly below did, all of them together. */
export const RepurchaseSummary = z.object({ own: Purchases, directs: Purchases });
export type RepurchaseSummary = z.infer<typeof RepurchaseSummary>;

export const getRepurchaseSummary = defineEndpoint({
  operation: 'getRepurchaseSummary',
  summary:
    "The sums of an associate's orders, and of those of who is directly below. Members may read their own and those of their downline, admins anybody's.",
  base: 'core',
  method: 'GET',
  path: '/associates/{id}/repurchase-summary',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(RepurchaseSummary) },
  failures: [401, 404],
});
