import type { AddressDetails } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../product/product.schema.ts';
import { users } from '../user/user.schema.ts';

/** What becomes of an order. */
export const orderStatus = pgEnum('order_status', [
  'PLACED',
  'CONFIRMED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'RETURN_REQUESTED',
  'RETURNED',
]);

export const deliveryMethod = pgEnum('delivery_method', ['STANDARD', 'EXPRESS']);

export const paymentMethod = pgEnum('payment_method', ['COD', 'UPI', 'CARD']);

export const paymentStatus = pgEnum('payment_status', [
  'DUE',
  'PENDING',
  'PAID',
  'CANCELLED',
  'REFUND_DUE',
  'REFUNDED',
]);

/** Who changed an order. */
export const orderActor = pgEnum('order_actor', ['MEMBER', 'STAFF', 'SYSTEM']);

/** What members ordered; amounts in paise, taxes included. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** For people; a number that was given to nothing is not given again. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ name: 'order_numbers' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: orderStatus().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** As it stood when the order was placed. */
    address: json().$type<AddressDetails>().notNull(),
    subtotalPaise: bigint('subtotal_paise', { mode: 'number' }).notNull(),
    deliveryMethod: deliveryMethod('delivery_method').notNull().default('STANDARD'),
    deliveryPaise: integer('delivery_paise').notNull(),
    /** Upper case; null when none was used. */
    couponCode: text('coupon_code'),
    /** What the coupon took off. */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** Of all items. */
    points: integer().notNull(),
    paymentMethod: paymentMethod('payment_method').notNull(),
    paymentStatus: paymentStatus('payment_status').notNull(),
    /** Until when an awaited payment has to be there; null when none is awaited. */
    payBy: timestamp('pay_by', { withTimezone: true }),
    /** The buyer's GST number, upper case. */
    gstin: text(),
    /** The return window begins here. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When its points are to be confirmed; null before the delivery, while it may come back, and once they are. */
    settleAt: timestamp('settle_at', { withTimezone: true }),
    /** Made with the order: sent twice, after an answer that was lost, it is placed once. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was sent with the key, base64url. */
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    unique('orders_once').on(table.userId, table.idempotencyKey),
    index('orders_by_age').on(table.userId, table.placedAt, table.id),
    index('orders_of_all_by_age').on(table.placedAt, table.id),
    index('orders_unpaid')
      .on(table.payBy)
      .where(sql`${table.payBy} is not null`),
    index('orders_to_settle')
      .on(table.settleAt)
      .where(sql`${table.settleAt} is not null`),
    check('orders_discount_in_range', sql`${table.discountPaise} between 0 and ${table.subtotalPaise}`),
    check(
      'orders_total_adds_up',
      sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.deliveryPaise} - ${table.discountPaise}`,
    ),
  ],
);

/** The products of orders, with name, picture, price and points of when they were ordered. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** From 0, in the order of the cart. */
    position: integer().notNull(),
    name: text().notNull(),
    /** Storage key of the product's first picture; null when it had none. */
    image: text(),
    pricePaise: integer('price_paise').notNull(),
    quantity: integer().notNull(),
    /** Of one piece. */
    points: integer().notNull(),
    /** What the coupon took off the whole line, in paise. */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    /** For the invoice: the goods' number in the customs tariff, and the tax that the price includes. */
    hsn: text().notNull().default(''),
    gstPercent: integer('gst_percent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** What happened to orders. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: orderStatus().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: orderActor().notNull(),
    /** Who it was; null for what the system did. */
    actorUserId: uuid('actor_user_id').references(() => users.id),
    /** Why, in the words of who did it. */
    note: text(),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.at, table.id)],
);
