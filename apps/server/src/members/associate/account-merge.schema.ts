import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from './associate.schema.ts';

/**
 * The accounts that ended because their owners have another one. What was not moved (closed payout figures, the plan of
 * opening points) is read and paid by the account that stays.
 */
export const accountMerges = pgTable(
  'account_merges',
  {
    /** The account that ended. */
    mergedId: uuid('merged_id')
      .primaryKey()
      .references(() => users.id),
    /** The account that has everything now: after a further merge the one that stayed then. */
    intoId: uuid('into_id')
      .notNull()
      .references(() => users.id),
    /** The places of both in the tree; null for an account without one. */
    mergedPlaceId: uuid('merged_place_id')
      .unique()
      .references(() => associates.id),
    intoPlaceId: uuid('into_place_id').references(() => associates.id),
    /** Why; for administrators only. Null once the account that stayed is deleted. */
    reason: text(),
    mergedBy: uuid('merged_by')
      .notNull()
      .references(() => users.id),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_merges_by_account').on(table.intoId),
    index('account_merges_by_place').on(table.intoPlaceId),
    check('account_merges_of_two', sql`${table.mergedId} <> ${table.intoId}`),
  ],
);

/** The places of an associate: the own one, and those of merged accounts. */
export function everyPlace(placeId: string): SQL {
  return sql`(select ${placeId}::uuid union all
    select ${accountMerges.mergedPlaceId} from ${accountMerges} where ${accountMerges.intoPlaceId} = ${placeId})`;
}

/** Whether no merge has ended the account of a place. @param id the column with the id of an associate */
export function isStandingPlace(id: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${accountMerges} where ${accountMerges.mergedPlaceId} = ${id})`;
}
