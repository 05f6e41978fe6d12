import type { PastOrder } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { pastOrders } from './past-order.schema.ts';

/** The wire shape of a stored past order. */
export function toPastOrder(row: typeof pastOrders.$inferSelect): PastOrder {
  const { id, number, placedOn, items, status, totalPaise } = row;
  return { id, number, placedOn, items, status, total: totalPaise / 100 };
}

/** All past orders of a member, the newest first. */
export async function selectPastOrders(db: Database, userId: string): Promise<PastOrder[]> {
  const rows = await db
    .select()
    .from(pastOrders)
    .where(eq(pastOrders.userId, userId))
    .orderBy(desc(pastOrders.placedOn), desc(pastOrders.id));
  return rows.map(toPastOrder);
}
