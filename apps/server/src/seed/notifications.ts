import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { notifications } from '../auth/notification/notification.schema.ts';
import { notify } from '../auth/notification/notification.transactions.ts';
import { stepNotification } from '../sales/order-message/order-notification.transactions.ts';
import { orderEvents, orders } from '../sales/tables/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/**
 * Gives the sample member asha notifications about her orders when there are none; all but the newest are read.
 * The local profile only.
 */
export async function seedNotifications(db: Database): Promise<void> {
  if ((await db.$count(notifications, eq(notifications.kind, 'ORDER'))) > 0) return;
  const steps = await db
    .select({ order: orders, event: orderEvents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.userId, ASHA), ne(orderEvents.actor, 'MEMBER')))
    .orderBy(asc(orderEvents.at));
  await db.transaction(async (tx) => {
    for (const { order, event } of steps) {
      // The order's current status does not show the status before this step.
      const notification = stepNotification({ ...order, status: 'PLACED' }, event.status, event.at);
      if (notification) await notify(tx, notification);
    }
    const [newest] = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, ASHA))
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    if (!newest) return;
    await tx
      .update(notifications)
      .set({ readAt: notifications.createdAt })
      .where(and(eq(notifications.userId, ASHA), ne(notifications.id, newest.id)));
  });
}

const ASHA = sampleId('user/asha');
