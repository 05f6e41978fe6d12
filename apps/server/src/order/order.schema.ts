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

export const paymentMethod = pgEnum('payment_method', ['COD']);

export const paymentStatus = pgEnum('payment_status', ['DUE', 'PAID', 'CANCELLED']);

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
    deliveryPaise: integer('delivery_paise').notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** Of all items. */
    points: integer().notNull(),
    paymentMethod: paymentMethod('payment_method').notNull(),
    paymentStatus: paymentStatus('payment_status').notNull(),
    /** Made with the order: sent twice, after an answer that was lost, it is placed once. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was sent with the key, base64url. */
    requestHash: text('request_hash').notNull(),
  },
  (table) => [
    unique('orders_once').on(table.userId, table.idempotencyKey),
    index('orders_by_age').on(table.userId, table.placedAt, table.id),
    check('orders_total_adds_up', sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.deliveryPaise}`),
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
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.at, table.id)],
);
