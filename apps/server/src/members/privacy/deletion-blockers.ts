import { type Failure, fail, ok, type Result } from '@pgm/api/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { UserRow } from '../../auth/user/user.schema.ts';
import { OPEN_STATUSES, orders } from '../../sales/order/order.schema.ts';
import { refunds } from '../../sales/refund/refund.schema.ts';
import type { Database } from '../../platform/database/database.ts';

const ORDER: Failure<'conflict'> = {
  code: 'conflict',
  message: 'You have an order in progress. You can delete your account once it is delivered or cancelled.',
};
const REFUND: Failure<'conflict'> = {
  code: 'conflict',
  message: 'We still owe you a refund. You can delete your account once it is paid.',
};

const COMPANY_ROLES: Failure<'conflict'> = {
  code: 'conflict',
  message: 'Only the company can delete staff accounts.',
};

/**
 * A failure while the account cannot be deleted: an order is open, a refund is due, or it has the roles of staff. The
 * stored roles count, because those of a caller lack the roles of staff before the second factor.
 */
export async function findDeletionBlockers(
  db: Database,
  { id: userId, roles }: Pick<UserRow, 'id' | 'roles'>,
): Promise<Result<undefined, Failure<'conflict'>>> {
  if (roles.some((role) => role !== 'MEMBER')) return fail(COMPANY_ROLES);
  const isUnderWay = and(eq(orders.userId, userId), inArray(orders.status, [...OPEN_STATUSES]));
  if ((await db.$count(orders, isUnderWay)) > 0) return fail(ORDER);
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(
      and(eq(orders.userId, userId), or(eq(orders.paymentStatus, 'REFUND_DUE'), eq(refunds.state, 'DUE'))),
    )
    .limit(1);
  return due.length > 0 ? fail(REFUND) : ok(undefined);
}
