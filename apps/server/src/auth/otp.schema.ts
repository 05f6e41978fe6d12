import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last code that was sent to a mobile number or a mail address, and how often its codes were guessed wrong. */
export const otps = pgTable(
  'otps',
  {
    /** `+91` and ten digits, or a mail address in lower case. */
    destination: text().primaryKey(),
    /** What the person said to be called: the name of the account, if the number has none yet. */
    name: text().notNull(),
    /** HMAC of number and code, base64url; empty when the code was used up, killed or never sent. */
    codeHash: text('code_hash').notNull(),
    /** Until then the code is good, and no other is sent; brought forward when there is none any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Wrong guesses since `firstGuessAt`, over all codes sent since; the right code clears them. */
    guesses: integer().notNull().default(0),
    firstGuessAt: timestamp('first_guess_at', { withTimezone: true }),
  },
  (table) => [index('otps_by_expiry').on(table.expiresAt)],
);
