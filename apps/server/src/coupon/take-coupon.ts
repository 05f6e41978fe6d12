import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { couponUses, coupons } from './coupon.schema.ts';

/**
 * Counts that an order uses a coupon; false, and not counted, when others have used it up meanwhile. The coupon's row
 * is locked from here to the end of the transaction. Stock is taken after it, never before: so do all who take both.
 */
export async function takeCoupon(tx: Database, use: typeof couponUses.$inferInsert): Promise<boolean> {
  const counted = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(eq(coupons.id, use.couponId), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))),
    )
    .returning({ id: coupons.id });
  if (counted.length === 0) return false;
  await tx.insert(couponUses).values(use);
  return true;
}
