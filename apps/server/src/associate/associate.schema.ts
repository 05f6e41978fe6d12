import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** A member's place in the tree. Whoever adds or moves one keeps the counters of all above: see `join-tree.ts`. */
export const associates = pgTable(
  'associates',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The sponsor; null for who came by himself. Nobody leaves the tree from above others. */
    parentId: uuid('parent_id').references((): AnyPgColumn => associates.id),
    /** Upper case. */
    referralCode: text('referral_code').notNull().unique(),
    /** How many have this associate for a parent. */
    directCount: integer('direct_count').notNull().default(0),
    /** How many are below this associate, on all levels. */
    totalCount: integer('total_count').notNull().default(0),
    /** Whether upline and downline may see mail address and mobile number. */
    sharesContact: boolean('shares_contact').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('associates_by_parent').on(table.parentId, table.createdAt, table.id),
    index('associates_by_age').on(table.createdAt, table.id),
    check('associates_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    check(
      'associates_counters',
      sql`${table.directCount} >= 0 and ${table.totalCount} >= ${table.directCount}`,
    ),
  ],
);
