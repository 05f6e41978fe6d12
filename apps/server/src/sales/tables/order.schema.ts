import type { AddressDetails, Shipment } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { products } from '../../catalogue/tables/product.schema.ts';
import { users } from '../../auth/user/user.schema.ts';
import { messageLanguage } from '../../platform/messaging/queued-message.schema.ts';

/** The status of an order. */
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

/** The statuses of orders that are not finished yet. */
export const OPEN_STATUSES = ['PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED'] as const;

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

/** The actor of a change. */
export const orderActor = pgEnum('order_actor', ['MEMBER', 'STAFF', 'SYSTEM']);

/** The orders of members; amounts in paise, taxes included. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The number that people read; numbers of rolled-back orders are not used again. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ name: 'order_numbers' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    status: orderStatus().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** The address at the time of the order. */
    address: json().$type<AddressDetails>().notNull(),
    subtotalPaise: bigint('subtotal_paise', { mode: 'number' }).notNull(),
    deliveryMethod: deliveryMethod('delivery_method').notNull().default('STANDARD'),
    deliveryPaise: integer('delivery_paise').notNull(),
    // The defaults of both are for processes of the version before, which write neither.
    /** Within how many days it was promised to arrive. */
    deliveryDays: integer('delivery_days').notNull().default(7),
    /** The number of days after the delivery in which it can be returned. */
    returnDays: integer('return_days').notNull().default(7),
    /** The paid order to which its pieces were added by staff; null for others. */
    goesWithId: uuid('goes_with_id').references((): AnyPgColumn => orders.id),
    /** In upper case; null without a coupon. */
    couponCode: text('coupon_code'),
    /** The coupon's discount. */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** The part of the total for pieces that were cancelled or taken back. */
    reversedPaise: bigint('reversed_paise', { mode: 'number' }).notNull().default(0),
    /** What staff refunded beside the pieces that were cancelled or taken back. */
    goodwillPaise: bigint('goodwill_paise', { mode: 'number' }).notNull().default(0),
    /** The points of all items. */
    points: integer().notNull(),
    /** The part of the points for pieces that were cancelled or taken back. */
    reversedPoints: integer('reversed_points').notNull().default(0),
    paymentMethod: paymentMethod('payment_method').notNull(),
    paymentStatus: paymentStatus('payment_status').notNull(),
    /** When an awaited payment is due; null when none is awaited. */
    payBy: timestamp('pay_by', { withTimezone: true }),
    /** The buyer's GST number, in upper case. */
    gstin: text(),
    /** What the courier should know; null when there is nothing to know. */
    courierNote: text('courier_note'),
    /** When staff noted that pieces are missing, so that it waits for them; null when none are. */
    missingSince: timestamp('missing_since', { withTimezone: true }),
    /** How it was sent; null before that, and for a carrier that is not named. */
    shipment: json().$type<Shipment>(),
    /** The carrier of the shipment: an index can have a column, but no part of one. */
    carrier: text().generatedAlwaysAs(sql`shipment ->> 'carrier'`),
    /** The start of the return window. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /**
     * When its points become confirmed; null before the delivery, during a return request, and after the
     * confirmation.
     */
    settleAt: timestamp('settle_at', { withTimezone: true }),
    /** When its confirmed points expire; null before the confirmation, and once they have expired. */
    pointsExpireAt: timestamp('points_expire_at', { withTimezone: true }),
    /** When the member is notified that they expire; null once that is done. */
    expiryNoticeAt: timestamp('expiry_notice_at', { withTimezone: true }),
    /** Created by the client for the order: an order that is sent again after a lost response is placed once. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request that was sent with the key, base64url. */
    requestHash: text('request_hash').notNull(),
    /** The language of the site for the buyer; messages about the order use the same. */
    language: messageLanguage().notNull().default('en'),
  },
  (table) => [
    unique('orders_once').on(table.userId, table.idempotencyKey),
    index('orders_by_age').on(table.userId, table.placedAt, table.id),
    // Each filter of staff, and each count, needs this index alone.
    index('orders_of_all').on(
      table.placedAt,
      table.id,
      table.status,
      table.paymentStatus,
      table.paymentMethod,
      table.carrier,
      table.userId,
    ),
    index('orders_unpaid')
      .on(table.payBy)
      .where(sql`${table.payBy} is not null`),
    index('orders_open')
      .on(table.status)
      .where(sql`${table.status} in ('PLACED', 'CONFIRMED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED')`),
    index('orders_unconfirmed')
      .on(table.placedAt)
      .where(sql`${table.status} = 'PLACED' and ${table.paymentStatus} = 'DUE'`),
    index('orders_to_settle')
      .on(table.settleAt)
      .where(sql`${table.settleAt} is not null`),
    index('orders_points_to_expire')
      .on(table.pointsExpireAt)
      .where(sql`${table.pointsExpireAt} is not null`),
    index('orders_expiry_to_notify')
      .on(table.expiryNoticeAt)
      .where(sql`${table.expiryNoticeAt} is not null`),
    index('orders_going_with')
      .on(table.goesWithId)
      .where(sql`${table.goesWithId} is not null`),
    check('orders_discount_in_range', sql`${table.discountPaise} between 0 and ${table.subtotalPaise}`),
    check(
      'orders_total_adds_up',
      sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.deliveryPaise} - ${table.discountPaise}`,
    ),
  ],
);

/** The products of orders, with name, image, price and points at the time of the order. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Empty for a product without sizes. */
    size: text().notNull().default(''),
    /** From 0, in the order of the cart. */
    position: integer().notNull(),
    name: text().notNull(),
    /** Storage key of the product's first image; null without an image. */
    image: text(),
    pricePaise: integer('price_paise').notNull(),
    quantity: integer().notNull(),
    /** How many of them were cancelled or taken back. */
    reversedQuantity: integer('reversed_quantity').notNull().default(0),
    /** The points of one piece. */
    points: integer().notNull(),
    /** The coupon's discount on the whole line, in paise. */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    /** For the invoice: the goods' number in the customs tariff, and the tax that the price includes. */
    hsn: text().notNull().default(''),
    gstPercent: integer('gst_percent').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId, table.size] }),
    index('order_items_of_product').on(table.productId, table.orderId),
    check('order_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** A line of an order. */
export type OrderItem = typeof orderItems.$inferSelect;

/** The pieces of a line that are neither cancelled nor taken back. */
export function toLeft({ quantity, reversedQuantity }: Pick<OrderItem, 'quantity' | 'reversedQuantity'>) {
  return quantity - reversedQuantity;
}

/** The history of orders. */
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
    /** The user who acted; null for the system. */
    actorUserId: uuid('actor_user_id').references(() => users.id),
    /** The actor's reason. */
    note: text(),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.at, table.id)],
);

/** What staff note about orders; only staff see it. Notes are never changed. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_notes_by_order').on(table.orderId, table.at, table.id)],
);

/** An order's number as people read it: `PGM-000123`. */
export function orderNumber(number: number): string {
  return `PGM-${String(number).padStart(6, '0')}`;
}

/** The last moment at which an order can be sent back that is delivered then. */
export function returnEnd({ returnDays }: Pick<typeof orders.$inferSelect, 'returnDays'>, deliveredAt: Date) {
  return daysAfter(deliveredAt, returnDays);
}

/** The last day of the promised delivery. */
export function expectedBy({
  placedAt,
  deliveryDays,
}: Pick<typeof orders.$inferSelect, 'placedAt' | 'deliveryDays'>): Date {
  return daysAfter(placedAt, deliveryDays);
}

/** The same time of day, so many days later. */
function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}
