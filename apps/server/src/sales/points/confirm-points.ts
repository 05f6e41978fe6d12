import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, asc, eq, lte } from 'drizzle-orm';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { orderNumber, orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { movePendingPoints } from './pending-points.transactions.ts';
import { POINTS_PAGE } from './points-rules.ts';
import { toExpiry, toValidTill } from './points-validity.ts';

/** The maximum of orders in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

/**
 * Confirms the pending points of orders whose return window is over; each order's points once, even with several
 * processes.
 */
export async function confirmPoints(
  platform: Pick<Platform, 'config' | 'db' | 'log' | 'now'>,
  run: JobRun,
): Promise<void> {
  const { config, db, now } = platform;
  const at = new Date(now());
  const validTill = toValidTill(at, config.pointsValidMonths);
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.settleAt, at), isInTurn(db, run.job, orders.id, at)))
    .orderBy(asc(orders.settleAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, ({ id }) => db.transaction((tx) => confirmOrder(tx, id, at, validTill)));
}

/** How many orders have points that are to be confirmed. */
export function countUnconfirmedPoints(db: Database, at: Date): Promise<number> {
  return db.$count(orders, lte(orders.settleAt, at));
}

async function confirmOrder(tx: Database, id: string, at: Date, validTill: Date): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ settleAt: null, ...toExpiry(validTill) })
    .where(and(eq(orders.id, id), eq(orders.status, 'DELIVERED'), lte(orders.settleAt, at)))
    .returning();
  const points = order ? order.points - order.reversedPoints : 0;
  if (!order || points === 0) return;
  const { userId, number } = order;
  await movePendingPoints(tx, order, {
    points,
    into: 'CONFIRMED',
    became: 'delivered and kept',
    at,
    validTill,
  });
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: points === 1 ? NOTIFICATION_TEXTS.pointConfirmed : NOTIFICATION_TEXTS.pointsConfirmed,
    values: { points, number: orderNumber(number) },
    link: POINTS_PAGE,
    at,
  });
}
