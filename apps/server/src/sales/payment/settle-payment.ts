import { and, eq } from 'drizzle-orm';
import { notify } from '../../members/notification/notification.transactions.ts';
import { refundNotification } from '../order/order-step.transactions.ts';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentUpdate } from '../../platform/payment/payment-gateway.ts';
import { type PaymentRow, payments } from './payment.schema.ts';

/** The consequence of a payment event; `known` is every event that changes nothing. */
export type Consequence =
  | 'unknown'
  | 'known'
  | 'paid'
  | 'refundDue'
  | 'failed'
  | 'refunded'
  | 'amountMismatch'
  | 'paidTwice'
  | 'unexpectedRefund';

type UpdateOf<Kind extends PaymentUpdate['kind']> = Extract<PaymentUpdate, { readonly kind: Kind }>;

/** Applies a received payment: an order that awaits it is paid; for a cancelled order a refund is due. */
export async function settlePaid(
  tx: Database,
  payment: PaymentRow,
  { providerPaymentId, amountPaise, currency }: UpdateOf<'paid'>,
  at: Date,
): Promise<Consequence> {
  if (amountPaise !== payment.amountPaise || currency !== 'INR') return 'amountMismatch';
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
    const now = await readState(tx, payment.id);
    return now?.providerPaymentId === providerPaymentId ? 'known' : 'paidTwice';
  }
  await tx.update(orders).set({ paymentStatus, payBy: null }).where(eq(orders.id, payment.orderId));
  return isAwaited ? 'paid' : 'refundDue';
}

/** Applies a completed refund. */
export async function settleRefunded(
  tx: Database,
  payment: PaymentRow,
  { providerRefundId, amountPaise }: UpdateOf<'refunded'>,
  at: Date,
): Promise<Consequence> {
  if (amountPaise !== payment.amountPaise) return 'unexpectedRefund';
  await lockOrder(tx, payment.orderId);
  const settled = await tx
    .update(payments)
    .set({ state: 'REFUNDED', providerRefundId, askAt: null, updatedAt: at })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'REFUND_DUE')))
    .returning({ id: payments.id });
  if (settled.length === 0) {
    const now = await readState(tx, payment.id);
    return now?.state === 'REFUNDED' ? 'known' : 'unexpectedRefund';
  }
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'REFUNDED' })
    .where(and(eq(orders.id, payment.orderId), eq(orders.paymentStatus, 'REFUND_DUE')))
    .returning({ id: orders.id, userId: orders.userId, number: orders.number });
  if (order) await notify(tx, refundNotification(order, at));
  return 'refunded';
}

/**
 * The payment status of an order. The order's row is locked before the payment's, in the same sequence as in the
 * steps of an order.
 */
async function lockOrder(tx: Database, id: string) {
  const [order] = await tx
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, id))
    .for('no key update');
  return order?.paymentStatus;
}

async function readState(tx: Database, id: string) {
  const [payment] = await tx
    .select({ state: payments.state, providerPaymentId: payments.providerPaymentId })
    .from(payments)
    .where(eq(payments.id, id));
  return payment;
}
