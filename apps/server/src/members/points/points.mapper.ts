import { MAX_POINTS_PRODUCTS, type PointsTransaction } from '@pgm/api/contract';
import { orderNumber } from '../../sales/order/order.schema.ts';
import type { EntryRow } from './points-entry.schema.ts';
import { toNextStep, toRule } from './points-rules.ts';

/** A product of an order. */
export interface ProductRow {
  readonly orderId: string;
  readonly name: string;
  readonly quantity: number;
  readonly pointsEach: number;
}

/** The wire shape of an entry; `isGone` when the points have left the group again. */
export function toTransaction(
  row: EntryRow,
  products: readonly ProductRow[],
  isGone: boolean,
): PointsTransaction {
  const { entry, number, settleAt } = row;
  const isWaiting = entry.pointsGroup === 'PENDING' && entry.type === 'CREDIT' && !isGone;
  const next = isWaiting ? toNextStep(row.status) : null;
  return {
    id: entry.id,
    reason: entry.reason,
    createdAt: entry.createdAt.toISOString(),
    validity: entry.validTill?.toISOString() ?? null,
    type: entry.type,
    orderPoint: entry.points,
    orderId: entry.orderId,
    orderNumber: orderNumber(number),
    products: products.slice(0, MAX_POINTS_PRODUCTS).map(({ name, quantity, pointsEach }) => {
      return { name, quantity, points: pointsEach * quantity };
    }),
    hasMoreProducts: products.length > MAX_POINTS_PRODUCTS,
    rule: toRule(row),
    next,
    nextAt: next === null ? null : (settleAt?.toISOString() ?? null),
  };
}
