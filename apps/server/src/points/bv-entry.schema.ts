import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.schema.ts';
import { users } from '../user/user.schema.ts';

/** How sure a member can be of points. */
export const pointsGroup = pgEnum('points_group', ['PENDING', 'CONFIRMED', 'CANCELLED']);

export const bvEntryType = pgEnum('bv_entry_type', ['CREDIT', 'DEBIT']);

/**
 * The ledger of business-value points. Entries are added and nothing else: points leave a group by a debit, and what
 * a member has in one is the sum of its credits less that of its debits.
 */
export const bvEntries = pgTable(
  'bv_entries',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    pointsGroup: pointsGroup('points_group').notNull(),
    type: bvEntryType().notNull(),
    points: integer().notNull(),
    /** English, for the member to read. */
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the points end; null when they don't. */
    validTill: timestamp('valid_till', { withTimezone: true }),
  },
  (table) => [
    index('bv_entries_by_age').on(table.userId, table.pointsGroup, table.createdAt),
    // An order's points come into a group once and leave it once, whatever is tried.
    unique('bv_entries_once').on(table.orderId, table.pointsGroup, table.type),
    check('bv_entries_points_positive', sql`${table.points} > 0`),
  ],
);
