import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../tables/order.schema.ts';
import { users } from '../../auth/user/user.schema.ts';
import { pointsCorrections } from './points-correction.schema.ts';

/** The status of points. */
export const pointsGroup = pgEnum('points_group', ['PENDING', 'CONFIRMED', 'CANCELLED']);

export const pointsEntryType = pgEnum('bv_entry_type', ['CREDIT', 'DEBIT']);

/**
 * The points that members had before they were imported, one row for a member and a group. As an order does for its points,
 * a row says when they are confirmed and when they expire.
 */
export const openingPoints = pgTable(
  'opening_points',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The group at the import; the ledger says where the points are now. */
    pointsGroup: pointsGroup('points_group').notNull(),
    points: integer().notNull(),
    /** When pending points become confirmed; null for other points, and once they are. */
    settleAt: timestamp('settle_at', { withTimezone: true }),
    /** When confirmed points expire; null before the confirmation, and once they have expired. */
    pointsExpireAt: timestamp('points_expire_at', { withTimezone: true }),
    /** When the member is notified that they expire; null once that is done. */
    expiryNoticeAt: timestamp('expiry_notice_at', { withTimezone: true }),
  },
  (table) => [
    unique('opening_points_once').on(table.userId, table.pointsGroup),
    index('opening_points_to_settle')
      .on(table.settleAt)
      .where(sql`${table.settleAt} is not null`),
    index('opening_points_to_expire')
      .on(table.pointsExpireAt)
      .where(sql`${table.pointsExpireAt} is not null`),
    index('opening_points_expiry_to_notify')
      .on(table.expiryNoticeAt)
      .where(sql`${table.expiryNoticeAt} is not null`),
    check('opening_points_positive', sql`${table.points} > 0`),
    check('opening_points_settled', sql`${table.settleAt} is null or ${table.pointsGroup} = 'PENDING'`),
  ],
);

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
    /** The order of the points; null for other points. */
    orderId: uuid('order_id').references(() => orders.id),
    /** The opening points that the entry is of; null for other points. */
    openingId: uuid('opening_id').references(() => openingPoints.id),
    /** The correction by staff that the entry is of; null for other points. */
    correctionId: uuid('correction_id').references(() => pointsCorrections.id),
    pointsGroup: pointsGroup('points_group').notNull(),
    type: pointsEntryType().notNull(),
    points: integer().notNull(),
    /** In English, for the member. */
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When confirmed points expire; null for other entries, and until the job `plan expiry of points` has seen it. */
    validTill: timestamp('valid_till', { withTimezone: true }),
    /**
     * When points of a month were added to the months of all above; null before, and for other entries. Entries that could
     * be taken for such have it from the start: opening points that were confirmed before, and the expiry of added points.
     */
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
    index('bv_entries_to_count')
      .on(table.createdAt)
      .where(
        sql`${table.pointsGroup} = 'CONFIRMED' and ${table.teamCountedAt} is null and (${table.type} = 'CREDIT' or ${table.correctionId} is not null)`,
      ),
    // The ledger gets an entry for each part, and this goes, when no version relies on it.
    unique('bv_entries_once').on(table.orderId, table.pointsGroup, table.type),
    index('bv_entries_of_opening')
      .on(table.openingId)
      .where(sql`${table.openingId} is not null`),
    check('bv_entries_points_positive', sql`${table.points} > 0`),
    check(
      'bv_entries_of_source',
      sql`num_nonnulls(${table.orderId}, ${table.openingId}, ${table.correctionId}) = 1`,
    ),
  ],
);

/** An entry of the ledger, with the status of its order; null for other points. */
export interface EntryRow {
  readonly entry: typeof pointsEntries.$inferSelect;
  readonly status: (typeof orders.$inferSelect)['status'] | null;
}

/** Credits less debits, in a select that groups entries. */
export const netPoints = sql`sum(case ${pointsEntries.type} when 'CREDIT' then ${pointsEntries.points} else -${pointsEntries.points} end)`;

/**
 * Picks the entries whose {@link netPoints} are the points of a month: what became confirmed, and what corrections took away.
 * Points that expire, and those that were confirmed before the import of their member, belong to no month.
 */
export const isOfMonth = sql`${pointsEntries.pointsGroup} = 'CONFIRMED' and case ${pointsEntries.type}
  when 'CREDIT' then not exists (select 1 from ${openingPoints}
    where ${openingPoints.id} = ${pointsEntries.openingId} and ${openingPoints.pointsGroup} = 'CONFIRMED')
  else exists (select 1 from ${pointsCorrections}
    where ${pointsCorrections.id} = ${pointsEntries.correctionId} and ${pointsCorrections.points} < 0) end`;

/** The month in which an entry was made, in India: `2026-11`. */
export const confirmedMonth = sql<string>`to_char(${pointsEntries.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
