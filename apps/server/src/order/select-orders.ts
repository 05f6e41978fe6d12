import type { Order } from '@pgm/api/contract';
import { type SQL, asc, desc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { orderOf } from './order-of.ts';
import { orderEvents, orderItems, orders } from './order.schema.ts';

/** Orders with their items and what happened to them, the newest first; three queries, however many there are. */
export async function selectOrders(
  db: Database,
  which: SQL | undefined,
  page?: PageRequest,
): Promise<Order[]> {
  const query = db
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .$dynamic();
  const found = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return found.map((order) =>
    orderOf({ order, items: itemsOf.get(order.id) ?? [], events: eventsOf.get(order.id) ?? [] }),
  );
}
