import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderItems, orders } from '../tables/order.schema.ts';
import type { UnsecuredOrders } from './order-limits.ts';

export { type UnsecuredOrders, codProblem, limitReached, networkFull } from './order-limits.ts';
export { quantityFailure } from './quantity-limits.ts';

/** Orders that were to be paid online, and are neither paid nor confirmed: they hold stock. */
export function isUnpaidOnline() {
  return and(
    ne(orders.paymentMethod, 'COD'),
    eq(orders.status, 'PLACED'),
    // An order is due when a coupon leaves nothing to pay.
    inArray(orders.paymentStatus, ['DUE', 'PENDING']),
  );
}

/** The pieces in an order of the statement around it, without those that were cancelled. */
export function countPieces() {
  return sql`(select sum(${orderItems.quantity} - ${orderItems.reversedQuantity}) from ${orderItems}
    where ${orderItems.orderId} = ${orders.id})`;
}

/** The open orders of a member; in the transaction that places an order, no other order of the member can come between. */
export async function findUnsecuredOrders(db: Database, userId: string): Promise<UnsecuredOrders> {
  const isUnpaid = inArray(orders.paymentStatus, ['DUE', 'PENDING']);
  const isCod = and(eq(orders.paymentMethod, 'COD'), eq(orders.paymentStatus, 'DUE'));
  const [row] = await db
    .select({
      mobileVerifiedAt: users.mobileVerifiedAt,
      emailVerifiedAt: users.emailVerifiedAt,
      formerMobile: users.formerMobile,
      count: sql<number>`count(*) filter (where ${eq(orders.status, 'PLACED')})::int`,
      codPaise: sql<string>`coalesce(sum(${orders.totalPaise}) filter (where ${isCod}), 0)`,
      unpaidCount: sql<number>`count(*) filter (where ${isUnpaidOnline()})::int`,
      unpaidPieces: sql<number>`coalesce(sum(${countPieces()}) filter (where ${isUnpaidOnline()}), 0)::int`,
    })
    .from(users)
    .leftJoin(orders, and(eq(orders.userId, users.id), isUnpaid))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  const hasProvenMobile = row !== undefined && row.mobileVerifiedAt !== null;
  return {
    count: row?.count ?? 0,
    codPaise: Number(row?.codPaise ?? 0),
    unpaid: { count: row?.unpaidCount ?? 0, pieces: row?.unpaidPieces ?? 0 },
    hasProvenMobile,
    hasProvenContact:
      hasProvenMobile || (row !== undefined && (row.emailVerifiedAt !== null || row.formerMobile !== null)),
  };
}
