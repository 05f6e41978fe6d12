import { check, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';

/** Who was given another parent, by whom and when. Rows are added and nothing else. */
export const parentChanges = pgTable(
  'parent_changes',
  {
    id: uuid().primaryKey(),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id),
    /** Null where there was no parent. */
    oldParentId: uuid('old_parent_id').references(() => associates.id),
    /** Null where there is none from now on. */
    newParentId: uuid('new_parent_id').references(() => associates.id),
    /** The business value that goes with the change. */
    bvValue: integer('bv_value').notNull(),
    /** The associate and all below, when it happened. */
    movedCount: integer('moved_count').notNull(),
    /** The account that did it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('parent_changes_by_age').on(table.associateId, table.createdAt, table.id),
    check('parent_changes_bv_value', sql`${table.bvValue} >= 0`),
    check('parent_changes_moved_count', sql`${table.movedCount} > 0`),
  ],
);
