import {
  MAX_POINTS_PRODUCTS,
  type OrderLedger,
  type OrderStatus,
  type PointsGroup,
  type PointsTransaction,
} from '@pgm/api/contract';
import { expectedBy, orderNumber, returnEnd } from '../tables/order.schema.ts';
import type { Group } from './net-points.ts';
import type { EntryRow } from './points-entry.schema.ts';
import { isOnTheWay, toNextStep, toRule } from './points-rules.ts';
import { toValidTill } from './points-validity.ts';

/** The points that an order has in a group now, or what is there now of opening points or of a correction. */
export interface NetRow {
  readonly id: string;
  readonly group: Group;
  readonly reason: string;
  readonly points: number;
  readonly enteredAt: Date;
  readonly validTill: Date | null;
  /** Null for other points. */
  readonly order: NetOrder | null;
  /** When the points are to be confirmed; null before the delivery of their order, and once they are. */
  readonly settleAt: Date | null;
}

interface NetOrder {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly deliveryDays: number;
  readonly returnDays: number;
}

/** A product of an order. */
export interface ProductRow {
  readonly name: string;
  readonly quantity: number;
  readonly pointsEach: number;
}

/** What the ledger holds of an order. */
export interface LedgerOfOrder {
  readonly number: number;
  /** The oldest first. */
  readonly entries: readonly EntryRow[];
  readonly products: readonly ProductRow[];
}

const GROUPS: Readonly<Record<Group, PointsGroup>> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
};

/** The name of a group in the ledger. */
export function toGroup(group: PointsGroup): Group {
  return group === 'pending' ? 'PENDING' : group === 'confirmed' ? 'CONFIRMED' : 'CANCELLED';
}

/**
 * The wire shape of the points that an order has in a group, of opening points, or of a correction.
 * @param validMonths how long confirmed points are valid that have no validity of their own yet
 */
export function toTransaction(row: NetRow, now: Date, validMonths: number): PointsTransaction {
  const next = row.group === 'PENDING' ? toNextStep(row.order?.status ?? null) : null;
  return {
    id: row.id,
    reason: row.reason,
    createdAt: row.enteredAt.toISOString(),
    validity: toValidity(row, now, validMonths)?.toISOString() ?? null,
    type: row.points >= 0 ? 'CREDIT' : 'DEBIT',
    orderPoint: Math.abs(row.points),
    ...(row.order && { orderId: row.order.id, orderNumber: orderNumber(row.order.number) }),
    next,
    nextAt: next === null ? null : (row.settleAt?.toISOString() ?? null),
    expectedAt: next === null || !row.order ? null : (toExpected(row.order, now)?.toISOString() ?? null),
  };
}

/** When points expire; null for a correction that takes points away, and for the points that it took in place of an expiry. */
function toValidity(
  { group, points, validTill, enteredAt }: NetRow,
  now: Date,
  validMonths: number,
): Date | null {
  if (group !== 'CONFIRMED' || points < 0) return null;
  const end = validTill ?? toValidTill(enteredAt, validMonths);
  return end < now ? null : end;
}

/** When the points are confirmed if the order arrives as promised; null when that is over. */
function toExpected(order: NetOrder, now: Date): Date | null {
  const arrivesBy = expectedBy(order);
  return isOnTheWay(order.status) && arrivesBy >= now ? returnEnd(order, arrivesBy) : null;
}

/** The wire shape of what the ledger holds of an order. */
export function toOrderLedger(orderId: string, { number, entries, products }: LedgerOfOrder): OrderLedger {
  return {
    orderId,
    orderNumber: orderNumber(number),
    products: products.slice(0, MAX_POINTS_PRODUCTS).map(({ name, quantity, pointsEach }) => {
      return { name, quantity, points: pointsEach * quantity };
    }),
    hasMoreProducts: products.length > MAX_POINTS_PRODUCTS,
    entries: entries.map(toLedgerEntry),
  };
}

/** The wire shape of an entry of the ledger. */
export function toLedgerEntry({ entry, status }: EntryRow): OrderLedger['entries'][number] {
  return {
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    group: GROUPS[entry.pointsGroup],
    type: entry.type,
    points: entry.points,
    reason: entry.reason,
    rule: toRule({ entry, status }),
  };
}
