import type { NewRefund } from '@pgm/api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { orders } from '../order/order.schema.ts';
import { payments } from '../payment/payment.schema.ts';
import { reversals } from '../reversal/reversal.schema.ts';
import { type RefundRow, refunds } from './refund.schema.ts';
import { closeRefunds, queueRefund } from './refund.transactions.ts';

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
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const done = await tx
    .select({ kind: reversals.kind, amountPaise: reversals.amountPaise })
    .from(reversals)
    .where(and(eq(reversals.orderId, order.id), eq(reversals.state, 'DONE')));
  const refundable = toRefundable(order, done, made);
  if (method === 'PROVIDER') {
    const isUnderWay = made.some(
      (one) => one.state === 'DUE' && one.amountPaise === amountPaise && one.reason === reason,
    );
    if (isUnderWay) return 'repeated';
    if (refund.refundedPaise !== toRefunded(made)) return 'unseen';
    if (!(await hasProvider(tx, order.id))) return 'noProvider';
    if (amountPaise > refundable) return 'tooMuch';
    await queueRefund(tx, { orderId: order.id, amountPaise, reason, at });
    await countGoodwill(tx, order.id, amountPaise);
    return 'applied';
  }
  if (made.some((one) => one.method === method && one.reference === reference)) return 'repeated';
  if (refund.refundedPaise !== toRefunded(made)) return 'unseen';
  const due = made.filter(({ state, paymentId }) => state === 'DUE' && paymentId === null);
  if (amountPaise > sum(due) + refundable) return 'tooMuch';
  await payByHand(tx, due, amountPaise, { ...refund, method });
  await countGoodwill(tx, order.id, amountPaise - sum(due));
  await closeRefunds(tx, { id: `${method}/${reference}`, orderId: order.id, amountPaise }, at);
  return 'applied';
}

/** Adds what is refunded beside reversed pieces to the order, because its revenue is less by that. */
async function countGoodwill(tx: Database, orderId: string, amountPaise: number): Promise<void> {
  if (amountPaise <= 0) return;
  const goodwillPaise = sql`${orders.goodwillPaise} + ${amountPaise}`;
  await tx.update(orders).set({ goodwillPaise }).where(eq(orders.id, orderId));
}

/** Whether the provider of the payment can pay it back. */
async function hasProvider(tx: Database, orderId: string): Promise<boolean> {
  return (await tx.$count(payments, and(eq(payments.orderId, orderId), eq(payments.state, 'PAID')))) > 0;
}

/** Records what staff have paid: of each due refund as much as the amount covers, and the rest as one of its own. */
async function payByHand(
  tx: Database,
  due: readonly RefundRow[],
  amountPaise: number,
  { order, method, reference, reason, staffId, at }: StaffRefund & { method: RefundRow['method'] },
): Promise<void> {
  const paid = {
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
        const left = { amountPaise: wanted - rest, updatedAt: at };
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

type PaidOrder = Pick<typeof orders.$inferSelect, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>;
type ReversalRow = Pick<typeof reversals.$inferSelect, 'kind' | 'amountPaise'>;

/** How much of what was paid for an order is neither refunded nor due to be; the most that staff can refund beside. Paise. */
export function toRefundable(
  order: PaidOrder,
  reversed: readonly ReversalRow[],
  made: readonly Pick<RefundRow, 'amountPaise'>[],
): number {
  return Math.max(0, toPaid(order, reversed) - sum(made));
}

/**
 * What was refunded of an order so far, or is under way at the provider; paise. Each refund by staff makes it larger, also
 * one of what is due by hand.
 */
export function toRefunded(made: readonly RefundRow[]): number {
  return sum(made.filter(({ state, paymentId }) => state === 'PAID' || paymentId !== null));
}

function toPaid({ paymentMethod, paymentStatus, totalPaise }: PaidOrder, reversed: readonly ReversalRow[]) {
  if (!['PAID', 'REFUND_DUE', 'REFUNDED'].includes(paymentStatus)) return 0;
  // What was cancelled before the delivery was not collected with it.
  const cancelled = reversed.filter(({ kind }) => kind === 'CANCELLATION');
  return paymentMethod === 'COD' ? totalPaise - sum(cancelled) : totalPaise;
}

function sum(rows: readonly { readonly amountPaise: number }[]): number {
  return rows.reduce((total, { amountPaise }) => total + amountPaise, 0);
}
