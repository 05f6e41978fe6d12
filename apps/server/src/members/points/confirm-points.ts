import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, asc, eq, lte } from 'drizzle-orm';
import { notify } from '../notification/notification.transactions.ts';
import { orderNumber, orders } from '../../sales/order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { pointsEntries } from './points-entry.schema.ts';

/** The maximum of orders in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

/**
 * Confirms the pending points of orders whose return window is over; each order's points once, even with several
 * processes.
 */
export async function confirmPoints(db: Database, at: Date): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.settleAt, at))
    .orderBy(asc(orders.settleAt))
    .limit(MAX_AT_ONCE);
  for (const { id } of due) await db.transaction((tx) => confirmOrder(tx, id, at));
}

async function confirmOrder(tx: Database, id: string, at: Date): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ settleAt: null })
    .where(and(eq(orders.id, id), eq(orders.status, 'DELIVERED'), lte(orders.settleAt, at)))
    .returning();
  if (!order || order.points === 0) return;
  const { userId, number, points } = order;
  const reason = `Order ${orderNumber(number)} delivered and kept`;
  const entry = { userId, orderId: id, points, reason, createdAt: at };
  await tx.insert(pointsEntries).values([
    { ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CONFIRMED', type: 'CREDIT' },
  ]);
  await notify(tx, {
    userId,
    kind: 'POINTS',
    text: points === 1 ? NOTIFICATION_TEXTS.pointConfirmed : NOTIFICATION_TEXTS.pointsConfirmed,
    values: { points, number: orderNumber(number) },
    link: '/manage/business-values',
    at,
  });
}
