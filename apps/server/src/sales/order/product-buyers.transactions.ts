import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { reversalItems, reversals } from '../tables/reversal.schema.ts';
import { orderItems, orders } from '../tables/order.schema.ts';

/** How many pieces of a line were cancelled before they were delivered. */
const cancelledPieces = sql`(
  select coalesce(sum(${reversalItems.quantity}), 0) from ${reversalItems}
  join ${reversals} on ${reversals.id} = ${reversalItems.reversalId} and ${reversals.kind} = 'CANCELLATION'
  where ${reversalItems.orderId} = ${orderItems.orderId} and ${reversalItems.productId} = ${orderItems.productId}
    and ${reversalItems.size} = ${orderItems.size})`;

/** Whether a product was delivered to a member in an order that was not sent back as a whole. */
export async function isBuyer(db: Database, userId: string, productId: string): Promise<boolean> {
  const delivered = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.productId, productId)))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ['DELIVERED', 'RETURN_REQUESTED']),
        sql`${orderItems.quantity} > ${cancelledPieces}`,
      ),
    )
    .limit(1);
  return delivered.length > 0;
}
