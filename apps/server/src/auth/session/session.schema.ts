import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** A login on one device: the family of refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The browser and its system; null when they are not known. */
    device: text(),
    /** The login or its last refresh; null for logins older than this column. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** When it passed the second factor; null before, and for members without the roles of staff. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** Moves on with each refresh. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, base64url: a token has 256 random bits, so that no salt is needed. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was traded in; null while it has not been. */
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_by_session').on(table.sessionId)],
);
