import { check, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from './associate.schema.ts';

/** The changes of parents, each with its account and its time. Rows are only added. */
export const parentChanges = pgTable(
  'parent_changes',
  {
    id: uuid().primaryKey(),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id),
    /** Null where there was no parent. */
    oldParentId: uuid('old_parent_id').references(() => associates.id),
    /** Null when the associate moves to the top. */
    newParentId: uuid('new_parent_id').references(() => associates.id),
    /** The business value of the change. */
    bvValue: integer('bv_value').notNull(),
    /** The number of associates that moved: the associate and all below at that time. */
    movedCount: integer('moved_count').notNull(),
    /** The account that made the change. */
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

/** The changes of parents that were taken back, each once, by another change. Rows are only added. */
export const parentChangeUndos = pgTable('parent_change_undos', {
  /** The change that is not valid any more. */
  changeId: uuid('change_id')
    .primaryKey()
    .references(() => parentChanges.id, { onDelete: 'cascade' }),
  /** The change that took it back. */
  undoId: uuid('undo_id')
    .notNull()
    .unique()
    .references(() => parentChanges.id, { onDelete: 'cascade' }),
});
