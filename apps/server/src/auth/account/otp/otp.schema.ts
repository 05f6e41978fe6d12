import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last code that was sent to a mobile number or an email address, and its number of wrong guesses. */
export const otps = pgTable(
  'otps',
  {
    /** `+91` and ten digits, or an email address in lower case. */
    destination: text().primaryKey(),
    /** The name that the person gave: the name of the account, if the number has none yet. */
    name: text().notNull(),
    /** HMAC of number and code, base64url; empty when the code was used, invalidated or never sent. */
    codeHash: text('code_hash').notNull(),
    /**
     * Until this time the code is valid, and no other is sent; set to an earlier time when there is no code left.
     */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Wrong guesses since `firstGuessAt`, over all codes sent since then; the right code clears them. */
    guesses: integer().notNull().default(0),
    firstGuessAt: timestamp('first_guess_at', { withTimezone: true }),
  },
  (table) => [index('otps_by_expiry').on(table.expiresAt)],
);
