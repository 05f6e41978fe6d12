import { type SQL, and, asc, count, eq, ne } from 'drizzle-orm';
import { orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { couponUses, coupons } from './coupon.schema.ts';
import type { CouponClaim } from './judge-coupon.ts';

/** Who would use coupons, and when. */
export interface Claimant {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly at: Date;
}

/** Coupons as somebody would use them now; those that ask for the least come first. */
export async function selectClaims(
  db: Database,
  which: SQL | undefined,
  { userId, at }: Claimant,
): Promise<CouponClaim[]> {
  const order = [asc(coupons.minSubtotalPaise), asc(coupons.code)];
  if (userId === undefined) {
    const rows = await db
      .select()
      .from(coupons)
      .where(which)
      .orderBy(...order);
    return rows.map((coupon) => ({ coupon, at, member: undefined }));
  }
  const rows = await db
    .select({ coupon: coupons, uses: count(couponUses.orderId) })
    .from(coupons)
    .leftJoin(couponUses, and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId)))
    .where(which)
    .groupBy(coupons.id)
    .orderBy(...order);
  const isAsked = rows.some(({ coupon }) => coupon.isForFirstOrder);
  const hasOrdered = isAsked && (await hasOrderedBefore(db, userId));
  return rows.map(({ coupon, uses }) => ({ coupon, at, member: { uses, hasOrdered } }));
}

/** The coupon of a code as somebody would use it now; undefined when there is none. */
export async function claimOf(
  db: Database,
  code: string,
  claimant: Claimant,
): Promise<CouponClaim | undefined> {
  const [claim] = await selectClaims(db, eq(coupons.code, code), claimant);
  return claim;
}

async function hasOrderedBefore(db: Database, userId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED')))
    .limit(1);
  return order !== undefined;
}
