import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one code that is out for a mobile number, and how often it was guessed wrong. */
export const otps = pgTable('otps', {
  /** `+91` and ten digits. */
  destination: text().primaryKey(),
  /** What the person said to be called: the name of the account, if the number has none yet. */
  name: text().notNull(),
  /** HMAC of number and code. */
  codeHash: text('code_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Guesses since `firstGuessAt`, over all codes sent since; the right code clears them. */
  guesses: integer().notNull().default(0),
  firstGuessAt: timestamp('first_guess_at', { withTimezone: true }),
});
