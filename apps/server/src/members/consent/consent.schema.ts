import { boolean, index, pgEnum, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/** The kinds of consent. */
export const consentKind = pgEnum('consent_kind', ['SHARES_CONTACT', 'OFFERS_BY_MAIL', 'OFFERS_BY_SMS']);

/**
 * The history of consents: the member, the consent, the change and the time. Rows are only added: the newest row
 * of a kind is valid, and a kind without rows means no.
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
