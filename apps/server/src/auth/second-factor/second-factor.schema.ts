import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** The second factor of a staff member: time-based codes of an authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted; null before the first confirmation. */
  secret: text(),
  /** Encrypted; a secret that is not confirmed yet. */
  pendingSecret: text('pending_secret'),
  /** The time step of the last accepted code, so that no code is accepted twice; a step has 30 s. */
  lastStep: integer('last_step').notNull().default(0),
});

/** The recovery codes that are not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256, base64url: a code has 80 random bits, so that no salt is needed. */
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_by_user').on(table.userId)],
);
