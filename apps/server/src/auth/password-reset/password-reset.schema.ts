import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** The links for a new password that were mailed and are not used yet. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** The account; null for an address that several accounts have registered: the user of the link names one. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address of the mail: the link proves this address and no other. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('password_resets_by_user').on(table.userId),
    index('password_resets_by_email').on(table.email),
  ],
);
