import { type Failure, fail, ok, type Result } from '@pgm/api/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { orders } from '../order/order.schema.ts';
import { payments } from '../payment/payment.schema.ts';
import type { Database } from '../platform/database/database.ts';

const UNDER_WAY = ['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED'] as const;

const ORDER: Failure = {
  code: 'conflict',
  message: 'An order of yours is under way. You can delete your account once it has arrived or is cancelled.',
};
const REFUND: Failure = {
  code: 'conflict',
  message: 'We still owe you a refund. You can delete your account once it is paid.',
};

/** Refuses while a member and the company are not done with each other: an order is under way, or a refund is due. */
export async function whatHinders(db: Database, userId: string): Promise<Result<undefined>> {
  const isUnderWay = and(eq(orders.userId, userId), inArray(orders.status, UNDER_WAY));
  if ((await db.$count(orders, isUnderWay)) > 0) return fail(ORDER);
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        or(eq(orders.paymentStatus, 'REFUND_DUE'), eq(payments.state, 'REFUND_DUE')),
      ),
    )
    .limit(1);
  return due.length > 0 ? fail(REFUND) : ok(undefined);
}
