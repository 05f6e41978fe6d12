import { MOST_POINTS_PRODUCTS, type PointsTransaction } from '@pgm/api/contract';
import { orderNumber } from '../order/order-of.ts';
import type { orders } from '../order/order.schema.ts';
import type { bvEntries } from './bv-entry.schema.ts';
import { nextOf, ruleOf } from './points-rules.ts';

/** An entry of the ledger with what its order tells. */
export interface EntryRow {
  readonly entry: typeof bvEntries.$inferSelect;
  readonly number: number;
  readonly status: (typeof orders.$inferSelect)['status'];
  /** When the order's points are to be confirmed; null before its delivery, and once they are. */
  readonly settleAt: Date | null;
}

/** A product of an order. */
export interface ProductRow {
  readonly orderId: string;
  readonly name: string;
  readonly quantity: number;
  readonly pointsEach: number;
}

/** The wire shape of an entry; `isGone` when the points have left the group again. */
export function transactionOf(
  row: EntryRow,
  products: readonly ProductRow[],
  isGone: boolean,
): PointsTransaction {
  const { entry, number, settleAt } = row;
  const isWaiting = entry.pointsGroup === 'PENDING' && entry.type === 'CREDIT' && !isGone;
  const next = isWaiting ? nextOf(row.status) : null;
  return {
    id: entry.id,
    reason: entry.reason,
    createdAt: entry.createdAt.toISOString(),
    validity: entry.validTill?.toISOString() ?? null,
    type: entry.type,
    orderPoint: entry.points,
    orderId: entry.orderId,
    orderNumber: orderNumber(number),
    products: products.slice(0, MOST_POINTS_PRODUCTS).map(({ name, quantity, pointsEach }) => {
      return { name, quantity, points: pointsEach * quantity };
    }),
    hasMoreProducts: products.length > MOST_POINTS_PRODUCTS,
    rule: ruleOf(row),
    next,
    nextAt: next === null ? null : (settleAt?.toISOString() ?? null),
  };
}
