import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('contacts_by_age').on(table.createdAt, table.id)],
);
