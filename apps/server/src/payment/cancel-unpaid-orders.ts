import { and, asc, eq, lte } from 'drizzle-orm';
import { orderNumber } from '../order/order-of.ts';
import { orders } from '../order/order.schema.ts';
import { takeStep } from '../order/take-step.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { payments } from './payment.schema.ts';

/** Orders that one run looks at at most; the rest waits for the next. */
const MOST_AT_ONCE = 50;

/** How long after its time an order is kept while the provider can't say, or doesn't know yet, whether it is paid; in ms. */
const GRACE_MS = 3_600_000;

/** Cancels orders whose payment did not come in time, unless the provider says that it did after all. */
export async function cancelUnpaidOrders(
  { db, log, now }: Pick<Platform, 'db' | 'log' | 'now'>,
  desk: PaymentDesk,
  signal: AbortSignal,
): Promise<void> {
  const at = new Date(now());
  const due = await db
    .select({ id: orders.id, number: orders.number, payBy: orders.payBy, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(lte(orders.payBy, at))
    .orderBy(asc(orders.payBy))
    .limit(MOST_AT_ONCE);
  let isAnswering = true;
  for (const { id, number, payBy, payment } of due) {
    if (signal.aborted) return;
    const answer = payment && isAnswering ? await desk.ask(payment, signal) : undefined;
    if (answer?.ok === false && answer.failure.code === 'noResponse') isAnswering = false;
    const isKnown = payment === null || (answer?.ok === true && answer.value !== 'underWay');
    const isPatient = payBy !== null && payBy.getTime() + GRACE_MS > at.getTime();
    if (!isKnown && isPatient) continue;
    const isCancelled = await db.transaction((tx) => cancelUnpaid(tx, id, at));
    if (isCancelled) log.info({ order: orderNumber(number) }, 'an order was cancelled that nobody paid');
  }
}

/** Under the order's lock: a payment may have come since it was asked about. */
async function cancelUnpaid(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'PENDING'), lte(orders.payBy, at)))
    .for('no key update');
  if (!order) return false;
  const note = 'The payment did not come in time.';
  return (await takeStep(tx, { orderId, to: 'CANCELLED', actor: 'SYSTEM', note, at })) === 'taken';
}
