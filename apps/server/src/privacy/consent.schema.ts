import { boolean, index, pgEnum, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** What members can agree to. */
export const consentKind = pgEnum('consent_kind', ['SHARES_CONTACT', 'OFFERS_BY_MAIL', 'OFFERS_BY_SMS']);

/**
 * Who agreed to what, or took it back, and when. Rows are added and nothing else: the newest of a kind says how it is,
 * and what nobody ever said is a no.
 */
export const consentChanges = pgTable(
  'consent_changes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: consentKind().notNull(),
    given: boolean().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consent_changes_by_age').on(table.userId, table.kind, table.changedAt, table.id)],
);
