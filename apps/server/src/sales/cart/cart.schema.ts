import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../../catalogue/tables/product.schema.ts';
import { users } from '../../auth/user/user.schema.ts';

/** The lines of the members' carts. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Empty for a product without sizes. */
    size: text().notNull().default(''),
    quantity: integer().notNull(),
    /** Paise, the price of the product in its size when the line first came into the cart. */
    addedPricePaise: integer('added_price_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('cart_items_once').on(table.userId, table.productId, table.size),
    index('cart_items_by_age').on(table.userId, table.createdAt, table.id),
    // For the carts that were left lately, of all members.
    index('cart_items_by_time').on(table.createdAt),
    check('cart_items_quantity_in_range', sql`${table.quantity} between 1 and 99`),
  ],
);

/** The guests' carts that were already merged into a member's cart. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Generated with the guest's cart. */
    key: uuid().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
