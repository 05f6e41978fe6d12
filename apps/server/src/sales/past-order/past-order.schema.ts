import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/** The orders that members placed before the shop, as they were imported. Nothing changes them. */
export const pastOrders = pgTable(
  'past_orders',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The number of the old system. */
    number: text().notNull().unique(),
    /** A day in India. */
    placedOn: date('placed_on').notNull(),
    /** In the words of the old system, like the status. */
    items: text().notNull(),
    totalPaise: integer('total_paise').notNull(),
    status: text().notNull(),
  },
  (table) => [index('past_orders_by_member').on(table.userId, table.placedOn, table.id)],
);
