import {
  type COUPON_STATES,
  type QueryOf,
  type StaffCoupon,
  fail,
  type listStaffCoupons,
  ok,
} from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { categories } from '../../catalogue/tables/category.schema.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { orders } from '../tables/order.schema.ts';
import { couponUses, coupons } from './coupon.schema.ts';

type CouponRow = typeof coupons.$inferSelect;

/** What staff set of a coupon. */
export type CouponFields = Omit<CouponRow, 'id' | 'used' | 'version'>;

/** How staff edit coupons. A coupon is ended and never deleted, so that its orders can always name it. */
type CouponKind = RecordKind<CouponRow & { readonly isDeleted: false }, CouponFields, StaffCoupon>;

/** The coupons for staff. @param at the moment whose states are shown */
export function staffCoupons(at: Date) {
  return defineStaffList({
    select: (db) => selectCoupons(db, at),
    id: coupons.id,
    orders: {
      newest: [desc, coupons.startsAt],
      code: [asc, coupons.code],
      used: [desc, coupons.used],
    },
    matching: ({ search, state }: QueryOf<typeof listStaffCoupons>) =>
      and(
        state ? eq(stateAt(at), state) : undefined,
        containsIn(search, coupons.code, coupons.title, coupons.titleInHindi),
      ),
    toItem: toStaffCoupon,
  });
}

/** How staff edit coupons. @param at the moment of the change */
export function couponKind(at: Date): CouponKind {
  return {
    name: 'coupon',
    notFound: 'Coupon not found',
    taken: { code: 'Another coupon has this code' },
    toFacts: ({ isDeleted: _isDeleted, ...facts }) => facts,
    applyRules({ totalLimit }, before) {
      if (!before || totalLimit === undefined || totalLimit === null || totalLimit >= before.used)
        return ok({});
      const message = `Total uses cannot be less than ${before.used}, the uses so far`;
      return fail({ code: 'invalid', message, fields: { totalLimit: message } });
    },
    insert: async (tx, fields) =>
      withoutDeletion(single(await tx.insert(coupons).values(fields).returning())),
    async lock(tx, id) {
      const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
      return row && withoutDeletion(row);
    },
    update: async (tx, id, { isDeleted: _isDeleted, ...changes }) =>
      withoutDeletion(single(await tx.update(coupons).set(changes).where(eq(coupons.id, id)).returning())),
    find: async (db, id) => toStaffCoupon(single(await selectCoupons(db, at).where(eq(coupons.id, id)))),
  };
}

/** Those of the ids that are of no category or of no product. */
export async function findUnknown(
  db: Database,
  { categoryIds, productIds }: Pick<CouponFields, 'categoryIds' | 'productIds'>,
): Promise<{ readonly categories: boolean; readonly products: boolean }> {
  const [foundCategories, foundProducts] = await Promise.all([
    categoryIds.length === 0 ? 0 : db.$count(categories, inArray(categories.id, categoryIds)),
    productIds.length === 0 ? 0 : db.$count(products, inArray(products.id, productIds)),
  ]);
  return {
    categories: foundCategories < new Set(categoryIds).size,
    products: foundProducts < new Set(productIds).size,
  };
}

/** The coupons with what their orders come to. */
function selectCoupons(db: Database, at: Date) {
  const revenue = db
    .select({ paise: sql`coalesce(sum(${orders.totalPaise} - ${orders.reversedPaise}), 0)` })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(eq(couponUses.couponId, coupons.id));
  const all = sql`coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')`;
  const ofCategories = db
    .select({ all })
    .from(categories)
    .where(sql`${categories.id} = any(${coupons.categoryIds})`);
  const ofProducts = db
    .select({ all })
    .from(products)
    .where(sql`${products.id} = any(${coupons.productIds})`);
  return db
    .select({
      coupon: coupons,
      state: stateAt(at),
      revenuePaise: sql`(${revenue})`.mapWith(Number),
      categories: sql<StaffCoupon['categories']>`(${ofCategories})`,
      products: sql<StaffCoupon['products']>`(${ofProducts})`,
    })
    .from(coupons)
    .$dynamic();
}

type CouponState = (typeof COUPON_STATES)[number];

/** The state of a coupon, by the rules of `toProblem`. */
function stateAt(at: Date): SQL<CouponState> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  return sql`case
    when not ${coupons.isActive} then 'off'
    when ${coupons.endsAt} < ${moment} then 'ended'
    when ${coupons.startsAt} > ${moment} then 'upcoming'
    when ${coupons.used} >= ${coupons.totalLimit} then 'usedUp'
    else 'running' end`;
}

function withoutDeletion(row: CouponRow) {
  return { ...row, isDeleted: false as const };
}

interface FoundCoupon {
  readonly coupon: CouponRow;
  readonly state: CouponState;
  readonly revenuePaise: number;
  readonly categories: StaffCoupon['categories'];
  readonly products: StaffCoupon['products'];
}

function toStaffCoupon({ coupon, state, revenuePaise, ...named }: FoundCoupon): StaffCoupon {
  const { id, code, title, titleInHindi, kind, isForFirstOrder, isActive, categoryIds, productIds } = coupon;
  const { used, version } = coupon;
  const { value, minSubtotalPaise, startsAt, endsAt, totalLimit, memberLimit } = coupon;
  return {
    id,
    code,
    title,
    ...(titleInHindi !== null && { titleInHindi }),
    kind,
    value: kind === 'PERCENT' ? value : value / 100,
    maxDiscount: coupon.maxDiscountPaise === null ? null : coupon.maxDiscountPaise / 100,
    minSubtotal: minSubtotalPaise === 0 ? null : minSubtotalPaise / 100,
    startsOn: toIndiaDay(startsAt),
    endsOn: endsAt === null ? null : toIndiaDay(endsAt),
    totalLimit,
    memberLimit,
    isForFirstOrder,
    isActive,
    categoryIds,
    productIds,
    ...named,
    state,
    used,
    revenue: revenuePaise / 100,
    version,
  };
}
