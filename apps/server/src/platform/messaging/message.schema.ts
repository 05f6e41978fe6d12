import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How a message travels. */
export const messageChannel = pgEnum('message_channel', ['sms', 'email']);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    channel: messageChannel().notNull(),
    /** A mail address, or a mobile number with its country code. */
    to: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('messages_by_age').on(table.createdAt, table.id)],
);
