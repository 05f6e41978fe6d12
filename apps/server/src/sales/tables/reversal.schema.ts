import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { orderItems, orders } from './order.schema.ts';

/** The place of the photos of returns in the storage of images. */
export const RETURN_PHOTO_FOLDER = 'returns';

export const reversalKind = pgEnum('reversal_kind', ['CANCELLATION', 'RETURN']);

export const reversalState = pgEnum('reversal_state', ['REQUESTED', 'DONE', 'REJECTED']);

export const inspectionOutcome = pgEnum('inspection_outcome', ['RESTOCKED', 'WRITTEN_OFF', 'REJECTED']);

/** Pieces of orders that were cancelled or are returned; amounts in paise, taxes included. */
export const reversals = pgTable(
  'reversals',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: reversalKind().notNull(),
    state: reversalState().notNull(),
    reason: text(),
    /** Storage keys of the photos that the buyer sent with a return. */
    photos: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The goods and the delivery; 0 until it is done. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull().default(0),
    /** The delivery fee in the amount: only the last pieces of an order include it. */
    deliveryPaise: integer('delivery_paise').notNull().default(0),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** When staff accepted the return, so that the buyer sends the goods; null before that, and for a cancellation. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** Null until it is done or rejected. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The user who ended it; null for the system. */
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (table) => [
    index('reversals_by_order').on(table.orderId, table.requestedAt, table.id),
    uniqueIndex('reversals_requested_once')
      .on(table.orderId)
      .where(sql`${table.state} = 'REQUESTED'`),
  ],
);

/** The pieces of reversals. */
export const reversalItems = pgTable(
  'reversal_items',
  {
    reversalId: uuid('reversal_id')
      .notNull()
      .references(() => reversals.id),
    orderId: uuid('order_id').notNull(),
    productId: uuid('product_id').notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    /** The size that the buyer wants in exchange; null for a refund. */
    wantedSize: text('wanted_size'),
    /** Whether a new order sends the wanted size; false before the inspection, and when it was sold out then. */
    isExchanged: boolean('is_exchanged').notNull().default(false),
    /** What the pieces cost; their share of the coupon's discount is in `discountPaise`. */
    grossPaise: bigint('gross_paise', { mode: 'number' }).notNull().default(0),
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    /** Null before the inspection, and for cancelled pieces that are back in stock. */
    outcome: inspectionOutcome(),
  },
  (table) => [
    primaryKey({ columns: [table.reversalId, table.productId, table.size] }),
    foreignKey({
      columns: [table.orderId, table.productId, table.size],
      foreignColumns: [orderItems.orderId, orderItems.productId, orderItems.size],
    }),
    check('reversal_items_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
