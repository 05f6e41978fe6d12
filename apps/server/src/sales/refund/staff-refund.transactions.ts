import type { NewRefund } from '@pgm/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { orders } from '../tables/order.schema.ts';
import { addGoodwill } from './goodwill.transactions.ts';
import { type RefundRow, refunds } from './refund.schema.ts';
import { closeRefunds, findPayment, queueRefund } from './refund.transactions.ts';
import { isDueByHand, selectRefundable, toRefunded } from './refundable.transactions.ts';

/** A refund by staff. */
export interface StaffRefund extends NewRefund {
  readonly order: typeof orders.$inferSelect;
  readonly staffId: string;
  readonly at: Date;
}

/** Why staff cannot refund: too much, no provider has the payment, the same refund exists, or one that they did not see. */
export type RefundProblem = 'tooMuch' | 'noProvider' | 'repeated' | 'unseen';

/**
 * Refunds an amount of what was paid. By hand it pays what is due first; what is more is the delivery fee or goodwill. The
 * caller has locked the row of the order, so of two who refund at once the second finds the refund of the first, which they
 * did not see.
 */
export async function refundByStaff(tx: Database, refund: StaffRefund): Promise<'applied' | RefundProblem> {
  const { order, method, reference, reason, at } = refund;
  const amountPaise = Math.round(refund.amount * 100);
  const made = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    // The job that asks the provider leaves them alone meanwhile.
    .for('no key update');
  const refundable = await selectRefundable(tx, order);
  if (method === 'PROVIDER') {
    const isUnderWay = made.some(
      (one) => one.state === 'DUE' && one.amountPaise === amountPaise && one.reason === reason,
    );
    if (isUnderWay) return 'repeated';
    if (refund.refundedPaise !== toRefunded(made)) return 'unseen';
    if ((await findPayment(tx, order.id)) === null) return 'noProvider';
    if (amountPaise > refundable) return 'tooMuch';
    await queueRefund(tx, { orderId: order.id, amountPaise, reason, at });
    await addGoodwill(tx, order.id, amountPaise);
    return 'applied';
  }
  if (made.some((one) => one.method === method && one.reference === reference)) return 'repeated';
  if (refund.refundedPaise !== toRefunded(made)) return 'unseen';
  const due = made.filter(isDueByHand);
  if (amountPaise > sum(due) + refundable) return 'tooMuch';
  await payByHand(tx, due, amountPaise, { ...refund, method });
  await addGoodwill(tx, order.id, amountPaise - sum(due));
  await closeRefunds(tx, { id: `${method}/${reference}`, orderId: order.id, amountPaise }, at);
  return 'applied';
}

/** Records what staff have paid: of each due refund as much as the amount covers, and the rest as one of its own. */
async function payByHand(
  tx: Database,
  due: readonly RefundRow[],
  amountPaise: number,
  { order, method, reference, reason, staffId, at }: StaffRefund & { method: RefundRow['method'] },
): Promise<void> {
  // The provider does not pay what staff have paid.
  const byHand = { paymentId: null, askAt: null, failure: null, failedAt: null };
  const paid = {
    ...byHand,
    state: 'PAID' as const,
    method,
    reference,
    reason,
    paidAt: at,
    paidBy: staffId,
    updatedAt: at,
  };
  let rest = amountPaise;
  for (const { id, amountPaise: wanted } of due) {
    if (rest < wanted) {
      if (rest > 0) {
        const left = { ...byHand, amountPaise: wanted - rest, updatedAt: at };
        await tx.update(refunds).set(left).where(eq(refunds.id, id));
      }
      break;
    }
    await tx.update(refunds).set(paid).where(eq(refunds.id, id));
    rest -= wanted;
  }
  if (rest === 0) return;
  await tx
    .insert(refunds)
    .values({ ...paid, id: newId(), orderId: order.id, amountPaise: rest, createdAt: at });
}

function sum(rows: readonly { readonly amountPaise: number }[]): number {
  return rows.reduce((total, { amountPaise }) => total + amountPaise, 0);
}
