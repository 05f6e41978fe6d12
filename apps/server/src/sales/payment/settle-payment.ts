import { and, asc, eq } from 'drizzle-orm';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { orderNumber, orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentUpdate } from '../../platform/payment/payment-gateway.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { refunds } from '../refund/refund.schema.ts';
import { endRefund, queueRefund } from '../refund/refund.transactions.ts';
import { type PaymentRow, payments } from '../tables/payment.schema.ts';

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
  const settled = await tx
    .update(payments)
    .set({ state: 'PAID', providerPaymentId, problem: null, askAt: null, updatedAt: at })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'CREATED')))
    .returning({ id: payments.id });
  if (settled.length === 0) {
    const now = await readState(tx, payment.id);
    return now?.providerPaymentId === providerPaymentId ? 'known' : 'paidTwice';
  }
  const [order] = await tx
    .update(orders)
    .set({ paymentStatus: 'PAID', payBy: null })
    .where(eq(orders.id, payment.orderId))
    .returning();
  if (isAwaited) {
    if (order) {
      await queueOrderMessage(tx, 'ORDER_PAID', order, { at });
      const { id: subjectId, number } = order;
      await notifyStaff(tx, { kind: 'NEW_ORDER', subjectId, name: orderNumber(number), at });
    }
    return 'paid';
  }
  await queueRefund(tx, { orderId: payment.orderId, amountPaise, at });
  return 'refundDue';
}

/** Applies a completed refund: the one with this id at the provider, else one of this amount that is due. */
export async function settleRefunded(
  tx: Database,
  payment: PaymentRow,
  { providerRefundId, amountPaise }: UpdateOf<'refunded'>,
  at: Date,
): Promise<Consequence> {
  await lockOrder(tx, payment.orderId);
  const all = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const same = all.filter((refund) => refund.amountPaise === amountPaise);
  const refund =
    all.find((one) => one.providerRefundId === providerRefundId) ?? same.find(({ state }) => state === 'DUE');
  if (!refund || refund.amountPaise !== amountPaise) return 'unexpectedRefund';
  // That of an exchange is paid back from the payment of the original order.
  if (refund.orderId !== payment.orderId) await lockOrder(tx, refund.orderId);
  return (await endRefund(tx, refund, { providerRefundId }, at)) ? 'refunded' : 'known';
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
