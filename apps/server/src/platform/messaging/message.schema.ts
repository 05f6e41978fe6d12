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
    /** The text; that of a mail begins with its subject. */
    body: text().notNull(),
    /** The document of a mail; null for SMS, and for mails from before documents. */
    html: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('messages_by_age').on(table.createdAt, table.id)],
);
