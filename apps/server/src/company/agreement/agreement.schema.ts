import { isNull } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';

/**
 * What associates accepted: a row per version. The newest row is valid, unless the associate withdrew; after that the
 * same version can be accepted again.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    /** Until then the associate can withdraw; a newer version does not begin the time again. */
    coolingOffEndsAt: timestamp('cooling_off_ends_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('agreements_in_force').on(table.userId, table.version).where(isNull(table.withdrawnAt)),
  ],
);

/** An accepted agreement as it is stored. */
export type AgreementRow = typeof agreements.$inferSelect;
