import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';

/** The maximum number of listed transactions of each group, newest first; the sums include all. */
export const MAX_TRANSACTIONS = 500;

/** The maximum number of an order's products that are listed with its points. */
export const MAX_POINTS_PRODUCTS = 10;

/**
 * An entry of the ledger of business values (spec section 3); times are ISO text. The fields after `orderPoint`
 * are for the details of an entry.
 */
export const PointsTransaction = z.object({
  id: z.string(),
  /** English; the search looks in it. */
  reason: z.string(),
  createdAt: z.string(),
  /** When the points expire; null when they do not. */
  validity: z.nullable(z.string()),
  /** Whether the points entered the group or left it. */
  type: z.enum(['CREDIT', 'DEBIT']),
  /** The number of points, without a sign. */
  orderPoint: z.int(),
  orderId: z.optional(z.string()),
  /** The number that people read: `PGM-000123`. */
  orderNumber: z.optional(z.string()),
  /** The first {@link MAX_POINTS_PRODUCTS} ordered products; `points` are those of all pieces. */
  products: z.optional(z.array(z.object({ name: z.string(), quantity: z.int(), points: z.int() }))),
  /** Whether there are more products than listed. */
  hasMoreProducts: z.optional(z.boolean()),
  /** English: the rule of the entry. */
  rule: z.optional(z.string()),
  /** English: the next change of the points; null when there is none. */
  next: z.optional(z.nullable(z.string())),
  /** When the next change happens; null when it is not known yet. */
  nextAt: z.optional(z.nullable(z.string())),
});
export type PointsTransaction = z.infer<typeof PointsTransaction>;

const Transactions = z._default(z.array(PointsTransaction), []);
const Figure = z._default(z.int(), 0);

/**
 * A member's business values: each sum is the credits of its group minus its debits, and `totalPoints` is pending
 * plus confirmed points. A missing sum counts as 0, a missing list as empty (spec section 2).
 */
export const PointsSummary = z.object({
  totalPoints: Figure,
  pendingPoints: Figure,
  confirmedPoints: Figure,
  cancelledPoints: Figure,
  /** The transactions, newest first. */
  transactions: z._default(
    z.object({ pending: Transactions, confirmed: Transactions, cancelled: Transactions }),
    { pending: [], confirmed: [], cancelled: [] },
  ),
});
export type PointsSummary = z.infer<typeof PointsSummary>;

export const getPoints = defineEndpoint({
  operation: 'getPoints',
  summary: `A member's business values, by the id of the user or of the associate: the sums over all entries, and the newest ${MAX_TRANSACTIONS} entries of each group. Members may read their own, admins all.`,
  base: 'core',
  method: 'GET',
  path: '/api/bvPoints/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: PointsSummary },
  failures: [401, 404],
});
