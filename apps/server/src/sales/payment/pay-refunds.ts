import { and, eq } from 'drizzle-orm';
import { orderNumber, orders } from '../tables/order.schema.ts';
import { type JobRun, eachRow } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { refunds } from '../refund/refund.schema.ts';
import { type ProviderRefund, claimRefunds, failRefund } from '../refund/refund.transactions.ts';
import type { PaymentReconciler } from './payment-reconciler.ts';

type Parts = Pick<Platform, 'db' | 'log' | 'now' | 'payments'>;

/** Sends each queued refund once, and asks the provider until it reports the refund as done. */
export async function payRefunds(parts: Parts, reconciler: PaymentReconciler, run: JobRun): Promise<void> {
  const { db, now, payments: gateway } = parts;
  const due = await claimRefunds(db, { provider: gateway.provider, job: run.job, at: new Date(now()) });
  await eachRow(parts, run, due, (refund) => payRefund(parts, reconciler, refund, run.signal));
}

/** False when the provider does not respond. */
async function payRefund(
  parts: Parts,
  reconciler: PaymentReconciler,
  { id: key, orderId, amountPaise, payment, otherIds }: ProviderRefund,
  signal: AbortSignal,
): Promise<boolean> {
  const { log, payments: gateway } = parts;
  const { providerOrderId, providerPaymentId } = payment;
  if (providerPaymentId === null) throw new Error('A refund has no payment of the provider');
  const refund = await gateway.refund({ key, providerPaymentId, amountPaise, otherIds }, signal);
  if (!refund.ok && refund.failure.code === 'noResponse') return false;
  const { providerRefundId = null, status = 'rejected' } = refund.ok ? refund.value : {};
  if (status === 'processed' && providerRefundId !== null) {
    await reconciler.receive({
      providerOrderId,
      update: { kind: 'refunded', providerRefundId, amountPaise },
    });
    return true;
  }
  if (providerRefundId !== null) await remember(parts, key, providerRefundId);
  if (status !== 'pending') {
    await failRefund(parts.db, { id: key, failure: CAUSES[status], at: new Date(parts.now()) });
    const order = await findOrderNumber(parts, orderId);
    // Once for each refund: the provider is asked again, and may reject it again.
    await notifyStaff(parts.db, {
      kind: 'REFUND_FAILED',
      subjectId: orderId,
      event: key,
      name: order ?? '',
      at: new Date(parts.now()),
    });
    const facts = { order, providerOrderId, providerPaymentId, providerRefundId, status };
    log.error(facts, 'a payment could not be refunded; refund it by hand at the provider');
  }
  return true;
}

/** Why the provider did not pay, for staff; `processed` comes without an id of the refund. */
const CAUSES = {
  rejected: 'The payment provider rejected the refund.',
  failed: 'The bank did not accept the refund.',
  processed: 'The payment provider gave no reference of the refund.',
} as const;

async function findOrderNumber({ db }: Parts, orderId: string): Promise<string | undefined> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  return order && orderNumber(order.number);
}

async function remember({ db }: Parts, id: string, providerRefundId: string): Promise<void> {
  await db
    .update(refunds)
    .set({ providerRefundId })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'DUE')));
}
