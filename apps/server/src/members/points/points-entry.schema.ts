import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../sales/order/order.schema.ts';
import { users } from '../../auth/user/user.schema.ts';

/** The status of points. */
export const pointsGroup = pgEnum('points_group', ['PENDING', 'CONFIRMED', 'CANCELLED']);

export const pointsEntryType = pgEnum('bv_entry_type', ['CREDIT', 'DEBIT']);

/**
 * The ledger of business-value points. Points leave a group by a debit, and the points of a member in a group are the sum
 * of its credits less the sum of its debits. An entry changes only when pieces of its order are added, cancelled or returned.
 */
export const pointsEntries = pgTable(
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
    type: pointsEntryType().notNull(),
    points: integer().notNull(),
    /** In English, for the member. */
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When confirmed points expire; null for other entries, and until the job `plan expiry of points` has seen it. */
    validTill: timestamp('valid_till', { withTimezone: true }),
    /** When confirmed points were added to the months of all above; null before, and for other entries. */
    teamCountedAt: timestamp('team_counted_at', { withTimezone: true }),
  },
  (table) => [
    index('bv_entries_by_age').on(table.userId, table.pointsGroup, table.createdAt),
    // The points of an order enter a group once and leave it once.
    index('bv_entries_without_validity')
      .on(table.createdAt)
      .where(
        sql`${table.pointsGroup} = 'CONFIRMED' and ${table.type} = 'CREDIT' and ${table.validTill} is null`,
      ),
    index('bv_entries_uncounted')
      .on(table.createdAt)
      .where(
        sql`${table.pointsGroup} = 'CONFIRMED' and ${table.type} = 'CREDIT' and ${table.teamCountedAt} is null`,
      ),
    // The ledger gets an entry for each part, and this goes, when no version relies on it.
    unique('bv_entries_once').on(table.orderId, table.pointsGroup, table.type),
    check('bv_entries_points_positive', sql`${table.points} > 0`),
  ],
);

/** An entry of the ledger, with the status of its order. */
export interface EntryRow {
  readonly entry: typeof pointsEntries.$inferSelect;
  readonly status: (typeof orders.$inferSelect)['status'];
}
