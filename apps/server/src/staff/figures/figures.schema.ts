import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { products } from '../../catalogue/tables/product.schema.ts';

/** The key of a row. */
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Whether the row is the sum of earlier changes, and not the change of one statement. */
const isSum = () => boolean('is_sum').notNull().default(false);

/**
 * What the orders of a day come to: the sum of all rows of the day. A trigger on the orders adds a row with each change,
 * in its transaction; the job `sum figures` makes one row of those of a day. So no two orders wait for one row. The day is
 * that on which an order was placed, in India.
 */
export const orderFigures = pgTable(
  'order_figures',
  {
    id: id(),
    day: date().notNull(),
    orders: integer().notNull(),
    revenuePaise: bigint('revenue_paise', { mode: 'number' }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    isSum: isSum(),
  },
  (table) => [
    index('order_figures_by_day').on(table.day),
    uniqueIndex('order_figures_sums')
      .on(table.day)
      .where(sql`${table.isSum}`),
    index('order_figures_changes')
      .on(table.id)
      .where(sql`not ${table.isSum}`),
  ],
);

/** The same for each product of these orders, without the delivery. */
export const productFigures = pgTable(
  'product_figures',
  {
    id: id(),
    day: date().notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    pieces: integer().notNull(),
    revenuePaise: bigint('revenue_paise', { mode: 'number' }).notNull(),
    isSum: isSum(),
  },
  (table) => [
    index('product_figures_by_day').on(table.day),
    uniqueIndex('product_figures_sums')
      .on(table.day, table.productId)
      .where(sql`${table.isSum}`),
    index('product_figures_changes')
      .on(table.id)
      .where(sql`not ${table.isSum}`),
  ],
);
