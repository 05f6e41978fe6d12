import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** A member's place in the tree. */
export const associates = pgTable(
  'associates',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who brought this associate; null for who came by himself. */
    parentId: uuid('parent_id').references((): AnyPgColumn => associates.id, { onDelete: 'set null' }),
    /** Upper case. */
    referralCode: text('referral_code').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('associates_by_parent').on(table.parentId, table.id)],
);
