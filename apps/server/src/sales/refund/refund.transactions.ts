import { and, asc, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { isInTurn, isToRetry } from '../../platform/jobs/set-aside.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { notifyOfRefund } from '../order-message/order-notification.transactions.ts';
import { exchanges } from '../tables/exchange.schema.ts';
import { orders } from '../tables/order.schema.ts';
import { type PaymentRow, payments } from '../tables/payment.schema.ts';
import { MAX_AT_ONCE, nextLook } from '../../platform/payment/next-look.ts';
import { type RefundRow, refunds } from './refund.schema.ts';

interface QueuedRefund {
  readonly orderId: string;
  readonly amountPaise: number;
  /** Only for a refund by staff. */
  readonly reason?: string | null;
  readonly at: Date;
}

/**
 * Queues a refund: the provider of the order's payment pays it, or staff do for an order that was paid on delivery. The
 * caller has locked the row of the order.
 */
export async function queueRefund(
  tx: Database,
  { orderId, amountPaise, reason = null, at }: QueuedRefund,
): Promise<void> {
  if (amountPaise === 0) return;
  const paymentId = await findPayment(tx, orderId);
  await tx.insert(refunds).values({
    id: newId(),
    orderId,
    paymentId,
    amountPaise,
    state: 'DUE',
    reason,
    askAt: paymentId === null ? null : at,
    createdAt: at,
    updatedAt: at,
  });
  await tx.update(orders).set({ paymentStatus: 'REFUND_DUE' }).where(eq(orders.id, orderId));
}

/** The online payment that can be paid back for an order; for an exchange, the one of the original order. Null without one. */
export async function findPayment(tx: Database, orderId: string): Promise<string | null> {
  const [own] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'PAID')));
  if (own) return own.id;
  const [exchange] = await tx
    .select({ paymentId: exchanges.paymentId })
    .from(exchanges)
    .where(eq(exchanges.orderId, orderId));
  return exchange?.paymentId ?? null;
}

/** A refund with its payment at the provider. */
export interface ProviderRefund extends RefundRow {
  readonly payment: PaymentRow;
  /** The provider's ids of the other refunds of this payment. */
  readonly otherIds: readonly string[];
}

/**
 * Claims refunds that the provider has to pay for one process alone. Each is due again after half of the time since its
 * last change, at least two minutes and at most six hours.
 */
export async function claimRefunds(
  db: Database,
  {
    provider,
    job,
    at,
  }: { readonly provider: PaymentRow['provider']; readonly job: string; readonly at: Date },
): Promise<ProviderRefund[]> {
  const due = db.$with('due').as(
    db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(refunds.state, 'DUE'),
          isNotNull(refunds.askAt),
          or(lte(refunds.askAt, at), isToRetry(db, job, refunds.id, at)),
          isInTurn(db, job, refunds.id, at),
          eq(payments.provider, provider),
        ),
      )
      .orderBy(asc(refunds.askAt))
      .limit(MAX_AT_ONCE)
      .for('update', { of: refunds, skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(refunds)
    // A claimed one is under way again, so staff do not pay it by hand meanwhile.
    .set({ askAt: nextLook(refunds.updatedAt, at), failure: null, failedAt: null })
    .where(sql`${refunds.id} in (select id from ${due})`)
    .returning();
  return Promise.all(claimed.map((refund) => withPayment(db, refund)));
}

async function withPayment(db: Database, refund: RefundRow): Promise<ProviderRefund> {
  const paymentId = refund.paymentId ?? '';
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error('a refund of the provider has no payment');
  const others = await db
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.id, refund.id)));
  return { ...refund, payment, otherIds: others.flatMap(({ id }) => (id === null ? [] : [id])) };
}

/** Notes why the provider did not pay a refund; it is asked again later. */
export async function failRefund(
  db: Database,
  { id, failure, at }: { readonly id: string; readonly failure: string; readonly at: Date },
): Promise<void> {
  await db
    .update(refunds)
    .set({ failure, failedAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'DUE'), isNotNull(refunds.paymentId)));
}

/** A refund that is tried again. */
export interface RetriedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly at: Date;
}

/**
 * Lets the provider be asked for a failed refund now. One that has not failed, or that was tried again meanwhile, stays as it
 * is: `unchanged`. It is `unknown` when the order has no such refund.
 */
export async function retryRefund(
  tx: Database,
  { id, orderId, at }: RetriedRefund,
): Promise<'retried' | 'unchanged' | 'unknown'> {
  const isMeant = and(eq(refunds.id, id), eq(refunds.orderId, orderId));
  const retried = await tx
    .update(refunds)
    .set({ askAt: at, failure: null, failedAt: null })
    .where(and(isMeant, eq(refunds.state, 'DUE'), isNotNull(refunds.paymentId), isNotNull(refunds.failedAt)))
    .returning({ id: refunds.id });
  if (retried.length > 0) return 'retried';
  return (await tx.$count(refunds, isMeant)) > 0 ? 'unchanged' : 'unknown';
}

/** How many refunds the provider has to pay now. */
export function countDueRefunds(db: Database, at: Date): Promise<number> {
  return db.$count(refunds, and(eq(refunds.state, 'DUE'), lte(refunds.askAt, at)));
}

/**
 * Ends a refund that was paid, and notifies the buyer; false when it had ended before. The caller has locked the row of
 * the order.
 */
export async function endRefund(
  tx: Database,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
  how: Partial<Pick<RefundRow, 'providerRefundId' | 'method' | 'reference' | 'paidBy'>>,
  at: Date,
): Promise<boolean> {
  const ended = await tx
    .update(refunds)
    .set({ ...how, state: 'PAID', askAt: null, failure: null, failedAt: null, paidAt: at, updatedAt: at })
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId), eq(refunds.state, 'DUE')))
    .returning({ amountPaise: refunds.amountPaise });
  const [refund] = ended;
  if (refund === undefined) return false;
  await closeRefunds(tx, { id, orderId, ...refund }, at);
  return true;
}

/** What was paid back for an order; `id` names it among the refunds of the order. */
type PaidRefund = Pick<RefundRow, 'id' | 'orderId' | 'amountPaise'>;

/** Sets the payment status of an order after a refund was paid, and notifies the buyer. */
export async function closeRefunds(
  tx: Database,
  { id, orderId, amountPaise }: PaidRefund,
  at: Date,
): Promise<void> {
  const due = await tx.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, 'DUE')));
  const isOver = sql`${orders.status} in ('CANCELLED', 'RETURNED')`;
  const [order] = await tx
    .update(orders)
    .set(
      due > 0
        ? { paymentStatus: 'REFUND_DUE' }
        : { paymentStatus: sql`(case when ${isOver} then 'REFUNDED' else 'PAID' end)::payment_status` },
    )
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) return;
  await notifyOfRefund(tx, order, at);
  await queueOrderMessage(tx, 'REFUNDED', order, { event: id, refundedPaise: amountPaise, at });
}
