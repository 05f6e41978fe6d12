import { and, eq } from 'drizzle-orm';
import { notify } from '../notification/notify.ts';
import { moneyBackNews } from '../order/order-news.ts';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { PaymentNews } from '../platform/payment/payment-gateway.ts';
import { type PaymentRow, payments } from './payment.schema.ts';

/** What comes of what a provider says; `known` is all that changes nothing. */
export type Consequence =
  | 'unknown'
  | 'known'
  | 'paid'
  | 'refundDue'
  | 'failed'
  | 'refunded'
  | 'wrongAmount'
  | 'paidTwice'
  | 'refundUnasked';

type News<Kind extends PaymentNews['kind']> = Extract<PaymentNews, { readonly kind: Kind }>;

/** The money is there: the order that waits for it is paid; of one that was cancelled meanwhile it has to go back. */
export async function settlePaid(
  tx: Database,
  payment: PaymentRow,
  { providerPaymentId, amountPaise, currency }: News<'paid'>,
  at: Date,
): Promise<Consequence> {
  if (amountPaise !== payment.amountPaise || currency !== 'INR') return 'wrongAmount';
  const isAwaited = (await lockOrder(tx, payment.orderId)) === 'PENDING';
  const paymentStatus = isAwaited ? 'PAID' : 'REFUND_DUE';
  const settled = await tx
    .update(payments)
    .set({
      state: paymentStatus,
      providerPaymentId,
      problem: null,
      askAt: isAwaited ? null : at,
      updatedAt: at,
    })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'CREATED')))
    .returning({ id: payments.id });
  if (settled.length === 0) {
    const now = await stateOf(tx, payment.id);
    return now?.providerPaymentId === providerPaymentId ? 'known' : 'paidTwice';
  }
  await tx.update(orders).set({ paymentStatus, payBy: null }).where(eq(orders.id, payment.orderId));
  return isAwaited ? 'paid' : 'refundDue';
}

/** The money has gone back. */
export async function settleRefunded(
  tx: Database,
  payment: PaymentRow,
  { providerRefundId, amountPaise }: News<'refunded'>,
  at: Date,
): Promise<Consequence> {
  if (amountPaise !== payment.amountPaise) return 'refundUnasked';
  await lockOrder(tx, payment.orderId);
  const settled = await tx
    .update(payments)
    .set({ state: 'REFUNDED', providerRefundId, askAt: null, updatedAt: at })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'REFUND_DUE')))
    .returning({ id: payments.id });
  if (settled.length === 0) {
    const now = await stateOf(tx, payment.id);
    return now?.state === 'REFUNDED' ? 'known' : 'refundUnasked';
  }
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'REFUNDED' })
    .where(and(eq(orders.id, payment.orderId), eq(orders.paymentStatus, 'REFUND_DUE')))
    .returning({ id: orders.id, userId: orders.userId, number: orders.number });
  if (order) await notify(tx, moneyBackNews(order, at));
  return 'refunded';
}

/** Where an order's payment stands. Its row is locked before the payment's, as by whoever moves the order. */
async function lockOrder(tx: Database, id: string) {
  const [order] = await tx
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update');
  return order?.paymentStatus;
}

async function stateOf(tx: Database, id: string) {
  const [payment] = await tx
    .select({ state: payments.state, providerPaymentId: payments.providerPaymentId })
    .from(payments)
    .where(eq(payments.id, id));
  return payment;
}
