import { type SQL, and, asc, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { couponUses, coupons } from './coupon.schema.ts';
import {
  type CouponClaim,
  type CouponLine,
  type CouponMember,
  type CouponVerdict,
  type RedeemedCoupon,
  USED_UP,
  evaluateCoupon,
} from './evaluate-coupon.ts';

export { type CouponLine, type RedeemedCoupon, evaluateRedeemed } from './evaluate-coupon.ts';

/** Who would use coupons, and when. */
export interface Claimant {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly at: Date;
}

/** A page of coupons with their earlier uses by one member. The lowest minimum order comes first. */
export async function selectClaims(
  db: Database,
  which: SQL | undefined,
  { userId, at }: Claimant,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Promise<CouponClaim[]> {
  const order = [asc(coupons.minSubtotalPaise), asc(coupons.code)];
  if (userId === undefined) {
    const rows = await db
      .select()
      .from(coupons)
      .where(which)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return rows.map((coupon) => ({ coupon, at, member: undefined }));
  }
  const rows = await db
    .select({ coupon: coupons, uses: count(couponUses.orderId) })
    .from(coupons)
    .leftJoin(couponUses, and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId)))
    .where(which)
    .groupBy(coupons.id)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const isRequested = rows.some(({ coupon }) => coupon.isForFirstOrder);
  const hasOrdered = isRequested && (await hasOrderedBefore(db, userId));
  return rows.map(({ coupon, uses }) => ({ coupon, at, member: { uses, hasOrdered } }));
}

/** What a coupon takes off an order, and which coupon it is. */
export interface EvaluatedCoupon extends CouponVerdict {
  /** Undefined when there is no such coupon. */
  readonly couponId: string | undefined;
}

/** Evaluates the coupon of a code for an order with these lines. */
export async function evaluateCouponCode(
  db: Database,
  code: string,
  claimant: Claimant,
  lines: readonly CouponLine[],
): Promise<EvaluatedCoupon> {
  const [claim] = await selectClaims(db, eq(coupons.code, code), claimant, ONE);
  return { ...evaluateCoupon(claim, lines), couponId: claim?.coupon.id };
}

/** Evaluates a coupon for a member with these facts, who need not exist; undefined when there is no such coupon. */
export async function tryCouponFor(
  db: Database,
  id: string,
  { member, at }: { readonly member: CouponMember; readonly at: Date },
  lines: readonly CouponLine[],
): Promise<CouponVerdict | undefined> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  return coupon && evaluateCoupon({ coupon, at, member }, lines);
}

/** A code is of one coupon. */
const ONE = { limit: 1, offset: 0 };

async function hasOrderedBefore(db: Database, userId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED')))
    .limit(1);
  return order !== undefined;
}

/**
 * Counts that an order uses a coupon. Returns null, or why it is not counted: other orders have used it up. The coupon's row
 * is locked from here to the end of the transaction. Stock is taken after it, never before: so do all who take both.
 */
export async function redeemCoupon(
  tx: Database,
  use: typeof couponUses.$inferInsert,
): Promise<string | null> {
  const counted = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(eq(coupons.id, use.couponId), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))),
    )
    .returning({ id: coupons.id });
  if (counted.length === 0) return USED_UP;
  await tx.insert(couponUses).values(use);
  return null;
}

/** The coupon that an order uses; undefined without one. */
export async function selectRedeemed(tx: Database, orderId: string): Promise<RedeemedCoupon | undefined> {
  const [use] = await tx
    .select({ coupon: coupons })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId));
  return use?.coupon;
}

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
