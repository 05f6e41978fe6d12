import type { coupons } from '../src/sales/coupon/coupon.schema.ts';
import type { TestApp } from './test-app.ts';

type CouponRow = typeof coupons.$inferInsert;

/** Adds a coupon to the shop; by default ₹10 off, for everyone and without an end. */
export async function putCoupon(
  app: TestApp,
  code: string,
  rules: Partial<Omit<CouponRow, 'id' | 'code'>> = {},
): Promise<void> {
  const { kind = 'AMOUNT', value = 1000, title = code, used = 0, minSubtotalPaise = 0 } = rules;
  const { maxDiscountPaise = null, totalLimit = null, memberLimit = null, endsAt = null } = rules;
  const { startsAt = new Date(0), isForFirstOrder = false, isActive = true } = rules;
  const end = endsAt === null ? null : `'${endsAt.toISOString()}'`;
  await app.sql(`
    insert into coupons (id, code, title, kind, value, max_discount_paise, min_subtotal_paise, starts_at, ends_at,
      total_limit, member_limit, is_for_first_order, is_active, used)
    values (gen_random_uuid(), '${code}', '${title}', '${kind}', ${value}, ${maxDiscountPaise}, ${minSubtotalPaise},
      '${startsAt.toISOString()}', ${end}, ${totalLimit}, ${memberLimit}, ${isForFirstOrder}, ${isActive}, ${used})`);
}

/** The counted uses of a coupon, and the number of orders with it. */
export async function countUses(app: TestApp, code: string): Promise<unknown> {
  const [row] = await app.sql(`
    select used, (select count(*)::int from coupon_uses where coupon_id = coupons.id) as orders
    from coupons where code = '${code}'`);
  return row;
}

/** Removes all coupons of the shop, including the sample ones. */
export async function withoutCoupons(app: TestApp): Promise<void> {
  await app.sql('truncate coupons cascade');
}
