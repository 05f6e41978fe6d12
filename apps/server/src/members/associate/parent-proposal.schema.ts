import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { parentChanges } from './parent-change.schema.ts';

/** The status of a proposed change of parent; only 'OPEN' can change. */
export const proposalStatus = pgEnum('parent_proposal_status', ['OPEN', 'APPROVED', 'DECLINED', 'WITHDRAWN']);

/** The changes of parents for which one admin asked another one. */
export const parentProposals = pgTable(
  'parent_proposals',
  {
    id: uuid().primaryKey(),
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id, { onDelete: 'cascade' }),
    /** The parent at that time: after another change the proposal cannot be approved. Null without one. */
    oldParentId: uuid('old_parent_id').references(() => associates.id, { onDelete: 'cascade' }),
    /** Null when the associate is to move to the top. */
    newParentId: uuid('new_parent_id').references(() => associates.id, { onDelete: 'cascade' }),
    bvValue: integer('bv_value').notNull(),
    /** Why; for admins only, deleted with the account of the associate. */
    reason: text().notNull(),
    status: proposalStatus().notNull().default('OPEN'),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The change that was made; null unless it was approved. */
    changeId: uuid('change_id').references(() => parentChanges.id, { onDelete: 'cascade' }),
  },
  (table) => [
    // Of an associate only one change waits.
    uniqueIndex('parent_proposals_open')
      .on(table.associateId)
      .where(sql`${table.status} = 'OPEN'`),
    index('parent_proposals_by_change').on(table.changeId),
    check(
      'parent_proposals_decided',
      sql`(${table.status} = 'OPEN') = (${table.decidedAt} is null) and (${table.status} = 'APPROVED') = (${table.changeId} is not null)`,
    ),
    check(
      'parent_proposals_two_admins',
      sql`case ${table.status} when 'OPEN' then ${table.decidedBy} is null when 'WITHDRAWN' then ${table.decidedBy} = ${table.askedBy} else ${table.decidedBy} <> ${table.askedBy} end`,
    ),
  ],
);
