import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orderItems } from '../tables/order.schema.ts';

/** The lines of orders, in the order of the cart; one query, however many orders there are. */
export function selectItems(db: Database, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
}
