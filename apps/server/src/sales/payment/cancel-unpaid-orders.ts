import { and, asc, eq, lte } from 'drizzle-orm';
import { applyStep } from '../order-step/order-step.transactions.ts';
import { orderNumber, orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentReconciler } from './payment-reconciler.ts';
import { payments } from '../tables/payment.schema.ts';

/** The maximum of orders in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 50;

/**
 * How long after its due time an order stays open while the provider does not know whether it is paid, or does
 * not respond; in ms.
 */
export const GRACE_MS = 3_600_000;

/** Cancels orders whose payment is overdue, unless the provider reports it as paid. */
export async function cancelUnpaidOrders(
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  reconciler: PaymentReconciler,
  run: JobRun,
): Promise<void> {
  const { db, log, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: orders.id, number: orders.number, payBy: orders.payBy, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(lte(orders.payBy, at), isInTurn(db, run.job, orders.id, at)))
    .orderBy(asc(orders.payBy))
    .limit(MAX_AT_ONCE);
  let isResponding = true;
  await eachRow(platform, run, due, async ({ id, number, payBy, payment }) => {
    const result = payment && isResponding ? await reconciler.ask(payment, run.signal) : undefined;
    if (result?.ok === false && result.failure.code === 'noResponse') isResponding = false;
    const isKnown = payment === null || (result?.ok === true && result.value !== 'underWay');
    const isPatient = payBy !== null && payBy.getTime() + GRACE_MS > at.getTime();
    if (!isKnown && isPatient) return;
    const isCancelled = await db.transaction((tx) => cancelUnpaid(tx, id, at));
    if (isCancelled) log.info({ order: orderNumber(number) }, 'an unpaid order was cancelled');
  });
}

/** How many orders have an overdue payment. */
export function countUnpaidOrders(db: Database, at: Date): Promise<number> {
  return db.$count(orders, lte(orders.payBy, at));
}

/** Runs under the order's lock, because a payment may have come after the provider's response. */
async function cancelUnpaid(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'PENDING'), lte(orders.payBy, at)))
    .for('no key update');
  if (!order) return false;
  const note = 'The payment did not arrive in time.';
  return (await applyStep(tx, { orderId, to: 'CANCELLED', actor: 'SYSTEM', note, at })) === 'applied';
}
