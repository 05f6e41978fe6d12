import * as z from 'zod/mini';
import { dataResponse, pageResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';
import { text } from '../text.ts';

/** The maximum number of transactions of each group in the summary, newest first; the sums include all. */
export const MAX_TRANSACTIONS = 500;

/** The maximum number of an order's products that are listed with its points. */
export const MAX_POINTS_PRODUCTS = 10;

/** The page size of transactions when `page` is given without `limit` (spec section 9). */
export const TRANSACTIONS_PAGE = 5;

/** How certain points are. */
export const PointsGroup = z.enum(['pending', 'confirmed', 'cancelled']);
export type PointsGroup = z.infer<typeof PointsGroup>;

/**
 * The points that an order, the opening points of a member, or a correction by staff have in a group now (spec section 3): the credits of the
 * entries in the ledger less the debits. An order whose points have left the group is not listed in it; expired points are cancelled ones. Times are ISO text.
 */
export const PointsTransaction = z.object({
  id: z.string(),
  /** English: why the points are in the group; the search looks in it. */
  reason: z.string(),
  /** When the points entered the group. */
  createdAt: z.string(),
  /** When the points expire; null unless they are confirmed and no correction took them, because other points do not expire. */
  validity: z.nullable(z.string()),
  /** `DEBIT` if more points left the group than entered it, such as by a correction. */
  type: z.enum(['CREDIT', 'DEBIT']),
  /** The number of points, without a sign. */
  orderPoint: z.int(),
  /** Absent for opening points and corrections. */
  orderId: z.optional(z.string()),
  /** The number that people read: `PGM-000123`. */
  orderNumber: z.optional(z.string()),
  /** English: the next change of the points; null when there is none. */
  next: z.optional(z.nullable(z.string())),
  /** When the next change happens; null when it is not known yet. */
  nextAt: z.optional(z.nullable(z.string())),
  /** When the points are confirmed if the order arrives as promised; null once it has arrived, and when it is late. */
  expectedAt: z.optional(z.nullable(z.string())),
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
  /** One for each order that has points in the group, newest first; they add up to the sum of the group. */
  transactions: z._default(
    z.object({ pending: Transactions, confirmed: Transactions, cancelled: Transactions }),
    { pending: [], confirmed: [], cancelled: [] },
  ),
});
export type PointsSummary = z.infer<typeof PointsSummary>;

/** An entry of the ledger: points entered a group, or left it. */
export const PointsEntry = z.object({
  id: z.string(),
  createdAt: z.string(),
  group: PointsGroup,
  type: z.enum(['CREDIT', 'DEBIT']),
  /** Without a sign. */
  points: z.int(),
  /** English. */
  reason: z.string(),
  /** English: the rule of the entry. */
  rule: z.string(),
});

/** What the ledger holds of an order. */
export const OrderLedger = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** The first {@link MAX_POINTS_PRODUCTS} ordered products; `points` are those of all pieces. */
  products: z.array(z.object({ name: z.string(), quantity: z.int(), points: z.int() })),
  /** Whether there are more products than listed. */
  hasMoreProducts: z.boolean(),
  /** The entries, the oldest first. */
  entries: z.array(PointsEntry),
});
export type OrderLedger = z.infer<typeof OrderLedger>;

export const getPoints = defineEndpoint({
  operation: 'getPoints',
  summary: `A member's business values, by the id of the user or of the associate: the sums over all entries, and the newest ${MAX_TRANSACTIONS} orders of each group. Members may read their own, admins all.`,
  base: 'core',
  method: 'GET',
  path: '/api/bvPoints/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: PointsSummary },
  failures: [401, 404],
});

export const listPointsTransactions = defineEndpoint({
  operation: 'listPointsTransactions',
  summary: 'A page of the orders of a group, newest first. Members may read their own, admins all.',
  base: 'core',
  method: 'GET',
  path: '/api/bvTransactions/{id}',
  policy: 'member',
  params: IdParams,
  query: z.extend(PageQuery, {
    group: z._default(PointsGroup, 'pending'),
    search: z.optional(text(100, 'Search')),
  }),
  response: { status: 200, body: pageResponse(PointsTransaction) },
  failures: [400, 401, 404],
});

export const getOrderLedger = defineEndpoint({
  operation: 'getOrderLedger',
  summary: 'The ledger of an order. Members may read their own, admins all.',
  base: 'core',
  method: 'GET',
  path: '/api/bvTransactions/{id}/{orderId}',
  policy: 'member',
  params: z.extend(IdParams, { orderId: text(64, 'Id') }),
  response: { status: 200, body: dataResponse(OrderLedger) },
  failures: [401, 404],
});
