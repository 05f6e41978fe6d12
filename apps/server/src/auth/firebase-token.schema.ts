import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** ID tokens of Firebase that have become a session, until they would expire: none becomes two. */
export const firebaseTokens = pgTable(
  'firebase_tokens',
  {
    /** SHA-256 of the signed part, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('firebase_tokens_by_expiry').on(table.expiresAt)],
);
