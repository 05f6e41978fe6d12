import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../tables/order.schema.ts';
import { users } from '../../auth/user/user.schema.ts';

export const couponKind = pgEnum('coupon_kind', ['PERCENT', 'AMOUNT']);

/** Coupons, which reduce the price of an order. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid().primaryKey(),
    /** The code that people type, in upper case. */
    code: text().notNull().unique(),
    /** English, shown to people. */
    title: text().notNull(),
    /** The same in Hindi; null without it. */
    titleInHindi: text('title_in_hindi'),
    kind: couponKind().notNull(),
    /** Whole percent, or paise. */
    value: integer().notNull(),
    /** The largest discount of a percentage, in paise. */
    maxDiscountPaise: integer('max_discount_paise'),
    minSubtotalPaise: integer('min_subtotal_paise').notNull().default(0),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** The limit for all members together; null means no limit. */
    totalLimit: integer('total_limit'),
    memberLimit: integer('member_limit'),
    isForFirstOrder: boolean('is_for_first_order').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** With categories or products, the coupon takes off only of those. */
    categoryIds: uuid('category_ids').array().notNull().default([]),
    productIds: uuid('product_ids').array().notNull().default([]),
    /** Increased with each use, under the row's lock, so it never exceeds `totalLimit`. */
    used: integer().notNull().default(0),
    /** Counts the changes by staff. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('coupons_code_upper', sql`${table.code} = upper(${table.code})`),
    check(
      'coupons_value_in_range',
      sql`${table.value} > 0 and (${table.kind} = 'AMOUNT' or ${table.value} <= 100)`,
    ),
    check(
      'coupons_used_in_range',
      sql`${table.used} >= 0 and (${table.totalLimit} is null or ${table.used} <= ${table.totalLimit})`,
    ),
  ],
);

/** The coupon that each order used; the row of a cancelled order is deleted. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('coupon_uses_by_member').on(table.userId, table.couponId),
    index('coupon_uses_by_coupon').on(table.couponId),
  ],
);
