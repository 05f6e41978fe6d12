import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { OrderLimits } from '../../platform/order-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyStep } from './order-step.transactions.ts';
import { orderNumber, orders } from '../tables/order.schema.ts';

/** The maximum of orders in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 50;

/** Cancels orders that are neither paid nor confirmed for too long; stock, points and coupon are given back. */
export async function cancelUnconfirmedOrders(
  platform: Pick<Platform, 'config' | 'db' | 'log' | 'now'>,
  run: JobRun,
): Promise<void> {
  const { config, db, log, now } = platform;
  const at = new Date(now());
  const overdue = and(isOverdue(at, config.orders), isInTurn(db, run.job, orders.id, at));
  const due = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(overdue)
    .orderBy(asc(orders.placedAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, async ({ id, number }) => {
    const isCancelled = await db.transaction((tx) => cancelUnconfirmed(tx, id, at));
    if (isCancelled)
      log.info({ order: orderNumber(number) }, 'an order was cancelled that was not confirmed in time');
  });
}

/** How many orders are to be cancelled. */
export function countUnconfirmedOrders({
  config,
  db,
  now,
}: Pick<Platform, 'config' | 'db' | 'now'>): Promise<number> {
  return db.$count(orders, isOverdue(new Date(now()), config.orders));
}

function isOverdue(at: Date, { unconfirmedMs }: OrderLimits) {
  return and(
    eq(orders.status, 'PLACED'),
    eq(orders.paymentStatus, 'DUE'),
    lte(orders.placedAt, new Date(at.getTime() - unconfirmedMs)),
  );
}

/** The step is rejected when staff confirm the order, or the buyer cancels it, at the same moment. */
async function cancelUnconfirmed(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const note = 'The order was not confirmed in time.';
  return (await applyStep(tx, { orderId, to: 'CANCELLED', actor: 'SYSTEM', note, at })) === 'applied';
}
