import type { coupons } from '../src/coupon/coupon.schema.ts';
import type { TestApp } from './test-app.ts';

type CouponRow = typeof coupons.$inferInsert;

/** Puts a coupon into the shop: ₹10 off, for everybody and without end unless told otherwise. */
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

/** How often a coupon counts as used, and how many orders use it. */
export async function usesOf(app: TestApp, code: string): Promise<unknown> {
  const [row] = await app.sql(`
    select used, (select count(*)::int from coupon_uses where coupon_id = coupons.id) as orders
    from coupons where code = '${code}'`);
  return row;
}

/** Takes every coupon out of the shop, the sample ones too. */
export async function withoutCoupons(app: TestApp): Promise<void> {
  await app.sql('truncate coupons cascade');
}
