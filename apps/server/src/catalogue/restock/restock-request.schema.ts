import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { products } from '../tables/product.schema.ts';

/** The languages in which members are mailed about products that are back. */
export const restockLanguage = pgEnum('restock_language', ['en', 'hi']);

/**
 * Members who want to know when a sold-out product is back. A request is open until its member is notified; then it waits
 * for its mail, and it is deleted before the mail is sent.
 */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The language of the site when the request was made; the mail uses the same language. */
    language: restockLanguage().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the member was notified in the app; null while the request is open. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('restock_requests_open')
      .on(table.userId, table.productId)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_requests_by_product')
      .on(table.productId, table.createdAt)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_requests_to_mail')
      .on(table.notifiedAt, table.id)
      .where(sql`${table.notifiedAt} is not null`),
  ],
);
