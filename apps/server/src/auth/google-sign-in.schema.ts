import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** Sign-ins with Google that are under way: first on their way through Google, then as a ticket for one login. */
export const googleSignIns = pgTable(
  'google_sign_ins',
  {
    /** SHA-256 of the state that travels through Google, base64url. */
    stateHash: text('state_hash').primaryKey(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** SHA-256 of the secret that only the page knows which opened the popup, base64url. */
    challenge: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until when the popup can come back; then, until when its ticket is good. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Who it was; null while the popup is not back. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether this sign-in made the account. */
    isNewUser: boolean('is_new_user').notNull().default(false),
    /** SHA-256 of the ticket, base64url. */
    ticketHash: text('ticket_hash').unique(),
  },
  (table) => [
    index('google_sign_ins_by_expiry').on(table.expiresAt),
    index('google_sign_ins_by_user').on(table.userId),
  ],
);
