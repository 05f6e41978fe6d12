import type { Product } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '../tables/product.schema.ts';

export const stockEntries = pgTable(
  'store_entries',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .unique()
      .references(() => products.id),
    quantity: integer().notNull(),
    alertQuantity: integer('alert_quantity').notNull(),
  },
  (table) => [
    check('store_quantity_not_negative', sql`${table.quantity} >= 0`),
    check('store_alert_not_negative', sql`${table.alertQuantity} >= 0`),
  ],
);

/**
 * The stock of each size of a product. Triggers of the migrations make the quantity of the stock entry their sum at every
 * write. Change them only after {@link stockEntries} is locked: everyone who changes stock waits there.
 */
export const stockSizes = pgTable(
  'stock_sizes',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => stockEntries.productId, { onDelete: 'cascade' }),
    size: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.size] }),
    check('stock_sizes_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
);

/** How much there is of a product by its stock entry; without one (0) it is sold out. */
export function toStock(quantity: number, alertQuantity: number): Product['stock'] {
  if (quantity === 0) return { status: 'SOLD_OUT', quantity };
  return { status: quantity <= alertQuantity ? 'LOW' : 'IN_STOCK', quantity };
}
