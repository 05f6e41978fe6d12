import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { exchanges } from '../tables/exchange.schema.ts';
import { orders } from '../tables/order.schema.ts';
import { reversals } from '../tables/reversal.schema.ts';

/** Adds what is refunded beside reversed pieces to an order, because its revenue is less by that. */
export async function addGoodwill(tx: Database, orderId: string, amountPaise: number): Promise<void> {
  if (amountPaise <= 0) return;
  const goodwillPaise = sql`${orders.goodwillPaise} + ${amountPaise}`;
  await tx.update(orders).set({ goodwillPaise }).where(eq(orders.id, orderId));
}

/**
 * Takes off the goodwill what a reversal of an order does not refund any more because of it. The credit that has paid an
 * exchange is less by the goodwill on its original order, so the rest is taken off there.
 */
export async function reduceGoodwill(tx: Database, orderId: string, amountPaise: number): Promise<void> {
  if (amountPaise <= 0) return;
  const [order] = await tx
    .select({ goodwillPaise: orders.goodwillPaise })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  const goodwillPaise = order?.goodwillPaise ?? 0;
  const reducedPaise = Math.min(amountPaise, goodwillPaise);
  if (reducedPaise > 0)
    await tx
      .update(orders)
      .set({ goodwillPaise: goodwillPaise - reducedPaise })
      .where(eq(orders.id, orderId));
  const [original] = await tx
    .select({ id: reversals.orderId })
    .from(exchanges)
    .innerJoin(reversals, eq(reversals.id, exchanges.reversalId))
    .where(eq(exchanges.orderId, orderId));
  if (original) await reduceGoodwill(tx, original.id, amountPaise - reducedPaise);
}
