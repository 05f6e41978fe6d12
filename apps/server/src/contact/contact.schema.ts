import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    mobile: text().notNull(),
    email: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    /** Made by the sender, so that a lead sent twice is one; null when it came without. */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contacts_by_age').on(table.createdAt, table.id),
    unique('contacts_once').on(table.idempotencyKey),
  ],
);
