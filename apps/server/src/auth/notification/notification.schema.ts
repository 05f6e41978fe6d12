import { sql } from 'drizzle-orm';
import { index, json, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** The subject of a notification. */
export const notificationKind = pgEnum('notification_kind', ['ORDER', 'POINTS', 'REQUEST', 'STOCK', 'TEAM']);

/** The notifications of members. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: notificationKind().notNull(),
    /** English, with `{placeholders}`. */
    text: text().notNull(),
    /** The values of the placeholders. */
    values: json().$type<Readonly<Record<string, string | number>>>().notNull(),
    /** A page of the site. */
    link: text(),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notifications_by_age').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);
