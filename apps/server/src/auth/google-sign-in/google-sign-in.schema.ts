import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** Unfinished sign-ins with Google: first while the popup is at Google, then as a ticket for one login. */
export const googleSignIns = pgTable(
  'google_sign_ins',
  {
    /** SHA-256 of the state parameter that is sent through Google, base64url. */
    stateHash: text('state_hash').primaryKey(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** SHA-256 of the secret that only the page that opened the popup knows, base64url. */
    challenge: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The time until which the popup can come back; later, the time until which its ticket is valid. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The user; null until the popup comes back. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether this sign-in created the account. */
    isNewUser: boolean('is_new_user').notNull().default(false),
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').unique(),
  },
  (table) => [
    index('google_sign_ins_by_expiry').on(table.expiresAt),
    index('google_sign_ins_by_user').on(table.userId),
  ],
);
