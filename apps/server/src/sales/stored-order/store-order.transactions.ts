import { addPendingPoints } from '../points/pending-points.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { orderEvents, orderItems, orderNumber, orders } from '../tables/order.schema.ts';

type OrderRow = typeof orders.$inferSelect;

/** A new order that was not stored yet. */
interface NewOrder {
  readonly order: Omit<typeof orders.$inferInsert, 'id' | 'status' | 'placedAt'>;
  readonly items: readonly Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>[];
  readonly at: Date;
  readonly actor: 'MEMBER' | 'STAFF' | 'SYSTEM';
  /** Null for the system. */
  readonly actorUserId: string | null;
}

/** Stores a new order with its lines, its first event and its pending points; staff get a notice unless it waits for a payment. */
export async function storeOrder(
  tx: Database,
  { order, items, at, actor, actorUserId }: NewOrder,
): Promise<OrderRow> {
  const [placed] = await tx
    .insert(orders)
    .values({ ...order, id: newId(), status: 'PLACED', placedAt: at })
    .returning();
  if (!placed) throw new Error('the order was not inserted');
  const { id: orderId, points } = placed;
  await tx.insert(orderItems).values(items.map((item, position) => ({ ...item, orderId, position })));
  await tx.insert(orderEvents).values({ id: newId(), orderId, status: 'PLACED', at, actor, actorUserId });
  await addPendingPoints(tx, placed, { points, at });
  if (placed.paymentStatus !== 'PENDING') {
    const name = orderNumber(placed.number);
    await notifyStaff(tx, { kind: 'NEW_ORDER', subjectId: orderId, name, at });
  }
  return placed;
}
