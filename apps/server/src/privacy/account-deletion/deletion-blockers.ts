import { type Failure, fail, ok, type Result } from '@pgm/api/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { UserRow } from '../../auth/user/user.schema.ts';
import { countPayouts } from '../../sales/node-payment/node-payment.transactions.ts';
import { OPEN_STATUSES, orders } from '../../sales/tables/order.schema.ts';
import { refunds } from '../../sales/refund/refund.schema.ts';
import type { Database } from '../../platform/database/database.ts';

/** Why an account cannot be deleted, in words to the one who wants to delete it. */
type BlockerWords = Readonly<Record<'order' | 'refund' | 'payout' | 'companyRoles', string>>;

/** To the owner of the account. */
export const TO_OWNER: BlockerWords = {
  order: 'You have an order in progress. You can delete your account once it is delivered or cancelled.',
  refund: 'We still owe you a refund. You can delete your account once it is paid.',
  payout: 'We still owe you a payment. You can delete your account once it is paid.',
  companyRoles: 'Only the company can delete staff accounts.',
};

/** To an administrator, after the owner has asked for it. */
export const TO_STAFF: BlockerWords = {
  order:
    'This member has an order in progress. The account can be deleted once it is delivered or cancelled.',
  refund: 'We still owe this member a refund. The account can be deleted once it is paid.',
  payout: 'We still owe this member a payment. The account can be deleted once it is paid.',
  companyRoles: 'This member belongs to the staff. Remove the roles first.',
};

/**
 * A failure while the account cannot be deleted: an order is open, a refund or a payout is due, or it has the roles of
 * staff. A payout whose transfer has failed is due too. The
 * stored roles count, because those of a caller lack the roles of staff before the second factor.
 */
export async function findDeletionBlockers(
  db: Database,
  { id: userId, roles }: Pick<UserRow, 'id' | 'roles'>,
  words: BlockerWords,
): Promise<Result<undefined, Failure<'conflict'>>> {
  if (roles.some((role) => role !== 'MEMBER')) return reject(words.companyRoles);
  const isUnderWay = and(eq(orders.userId, userId), inArray(orders.status, [...OPEN_STATUSES]));
  if ((await db.$count(orders, isUnderWay)) > 0) return reject(words.order);
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(refunds, eq(refunds.orderId, orders.id))
    .where(
      and(eq(orders.userId, userId), or(eq(orders.paymentStatus, 'REFUND_DUE'), eq(refunds.state, 'DUE'))),
    )
    .limit(1);
  if (due.length > 0) return reject(words.refund);
  const unpaid = await countPayouts(db, userId, ['DUE', 'FAILED']);
  return unpaid > 0 ? reject(words.payout) : ok(undefined);
}

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
