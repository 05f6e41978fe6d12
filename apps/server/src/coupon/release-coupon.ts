import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { couponUses, coupons } from './coupon.schema.ts';

/** Gives back the use of a coupon by an order that is cancelled. */
export async function releaseCoupon(tx: Database, orderId: string): Promise<void> {
  const [use] = await tx
    .delete(couponUses)
    .where(eq(couponUses.orderId, orderId))
    .returning({ couponId: couponUses.couponId });
  if (!use) return;
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, use.couponId));
}
