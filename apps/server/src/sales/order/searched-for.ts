import { and, eq, exists, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/http/paging.ts';
import { orderItems, orders } from '../tables/order.schema.ts';

/** The condition for orders with `text` in their number or in the name of one of their products. */
export function searchedFor(db: Database, text: string) {
  const number = sql`'PGM-' || lpad(${orders.number}::text, greatest(6, length(${orders.number}::text)), '0')`;
  const named = db
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), ilike(orderItems.name, containing(text))));
  return or(ilike(number, containing(text)), exists(named));
}
