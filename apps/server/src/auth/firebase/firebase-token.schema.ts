import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The ID tokens of Firebase that were exchanged for a session, stored until they would expire, so that none is
 * used twice.
 */
export const firebaseTokens = pgTable(
  'firebase_tokens',
  {
    /** SHA-256 of the signed part, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('firebase_tokens_by_expiry').on(table.expiresAt)],
);
