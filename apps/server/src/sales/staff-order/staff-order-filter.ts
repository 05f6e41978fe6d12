import type { OrderFilter, OrderNeed } from '@pgm/api/contract';
import { type SQL, and, eq, gte, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { afterIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { refunds } from '../refund/refund.schema.ts';
import { orders } from '../tables/order.schema.ts';
import { type FoundOrders, searchedForByStaff } from './staff-order-search.ts';

/** The orders of all members that match everything that is given. */
export async function matchFilter(
  db: Database,
  { search, status, payment, method, needs, carrier, buyerId, from, to }: OrderFilter,
): Promise<FoundOrders> {
  const found = search ? await searchedForByStaff(db, search) : undefined;
  const which = and(
    needs === undefined ? undefined : hasNeed(db, needs),
    status === undefined ? undefined : eq(orders.status, status),
    payment === undefined ? undefined : eq(orders.paymentStatus, payment),
    method === undefined ? undefined : eq(orders.paymentMethod, method),
    carrier === undefined ? undefined : eq(orders.carrier, carrier),
    buyerId === undefined ? undefined : eq(orders.userId, buyerId),
    from === undefined ? undefined : gte(orders.placedAt, startOfIndiaDay(from)),
    to === undefined ? undefined : lt(orders.placedAt, afterIndiaDay(to)),
    found?.which,
  );
  return { which, isBroad: found?.isBroad === true };
}

/** The condition for orders that wait for staff to do something. */
export function hasNeed(db: Database, need: OrderNeed): SQL | undefined {
  switch (need) {
    case 'toConfirm':
      // What is not paid online yet waits for its buyer.
      return and(eq(orders.status, 'PLACED'), ne(orders.paymentStatus, 'PENDING'));
    case 'toPack':
      return and(eq(orders.status, 'CONFIRMED'), isNull(orders.missingSince));
    case 'missing':
      return and(eq(orders.status, 'CONFIRMED'), isNotNull(orders.missingSince));
    case 'toShip':
      return eq(orders.status, 'PACKED');
    case 'returns':
      return eq(orders.status, 'RETURN_REQUESTED');
    case 'refundsDue':
      return inArray(
        orders.id,
        db
          .select({ id: refunds.orderId })
          .from(refunds)
          .where(and(eq(refunds.state, 'DUE'), isNull(refunds.paymentId))),
      );
    case 'refundsFailed':
      return inArray(
        orders.id,
        db
          .select({ id: refunds.orderId })
          .from(refunds)
          .where(and(eq(refunds.state, 'DUE'), isNotNull(refunds.failedAt))),
      );
  }
}
