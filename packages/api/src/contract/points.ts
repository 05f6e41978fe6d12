import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';

/** Of each group so many transactions are listed, the newest; the figures count all there are. */
export const MOST_TRANSACTIONS = 500;

/** Of an order so many products are listed with its points. */
export const MOST_POINTS_PRODUCTS = 10;

/**
 * An entry of the ledger of business values (spec section 3); times are ISO text. What follows `orderPoint` is for who
 * opens the entry.
 */
export const PointsTransaction = z.object({
  id: z.string(),
  /** English, and what a search looks through. */
  reason: z.string(),
  createdAt: z.string(),
  /** When the points end; null when they don't. */
  validity: z.nullable(z.string()),
  /** Whether points came into the group or left it. */
  type: z.enum(['CREDIT', 'DEBIT']),
  /** How many points, without a sign. */
  orderPoint: z.int(),
  orderId: z.optional(z.string()),
  /** For people: `PGM-000123`. */
  orderNumber: z.optional(z.string()),
  /** What was ordered, the first {@link MOST_POINTS_PRODUCTS}; `points` are those of all pieces. */
  products: z.optional(z.array(z.object({ name: z.string(), quantity: z.int(), points: z.int() }))),
  /** Whether there were more products than are listed. */
  hasMoreProducts: z.optional(z.boolean()),
  /** English: the rule by which the points came or left. */
  rule: z.optional(z.string()),
  /** English: what becomes of the points next; null when nothing does. */
  next: z.optional(z.nullable(z.string())),
  /** When that happens; null when it is not known yet. */
  nextAt: z.optional(z.nullable(z.string())),
});
export type PointsTransaction = z.infer<typeof PointsTransaction>;

const Transactions = z._default(z.array(PointsTransaction), []);
const Figure = z._default(z.int(), 0);

/**
 * A member's business values: each figure is the credits of its group less its debits, and `totalPoints` is pending and
 * confirmed together. A figure that is missing is read as 0, a list as empty (spec section 2).
 */
export const PointsSummary = z.object({
  totalPoints: Figure,
  pendingPoints: Figure,
  confirmedPoints: Figure,
  cancelledPoints: Figure,
  /** The newest first. */
  transactions: z._default(
    z.object({ pending: Transactions, confirmed: Transactions, cancelled: Transactions }),
    { pending: [], confirmed: [], cancelled: [] },
  ),
});
export type PointsSummary = z.infer<typeof PointsSummary>;

export const getPoints = defineEndpoint({
  operation: 'getPoints',
  summary: `A member's business values, by the id of the user or of the associate: the sums over all entries, and the newest ${MOST_TRANSACTIONS} entries of each group. Everybody may read their own, admins anybody's.`,
  base: 'core',
  method: 'GET',
  path: '/api/bvPoints/{id}',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: PointsSummary },
  failures: [401, 404],
});
