import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

/** The templates of replies to grievances. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    english: text().notNull(),
    hindi: text().notNull(),
    ...recordColumns(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('reply_templates_by_title').on(table.title, table.id)],
);
