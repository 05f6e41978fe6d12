import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { notifications } from '../notification/notification.schema.ts';
import { notify } from '../notification/notify.ts';
import { orderNews } from '../order/order-news.ts';
import { orderEvents, orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/id.ts';

/** Tells the sample member asha of her orders, where nobody was told of any; all but the newest are read. The local profile only. */
export async function seedNews(db: Database): Promise<void> {
  if ((await db.$count(notifications, eq(notifications.kind, 'ORDER'))) > 0) return;
  const steps = await db
    .select({ order: orders, event: orderEvents })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.userId, ASHA), ne(orderEvents.actor, 'MEMBER')))
    .orderBy(asc(orderEvents.at));
  await db.transaction(async (tx) => {
    for (const { order, event } of steps) {
      // What the order is now says nothing of what it was before this step.
      const news = orderNews({ ...order, status: 'PLACED' }, event.status, event.at);
      if (news) await notify(tx, news);
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
