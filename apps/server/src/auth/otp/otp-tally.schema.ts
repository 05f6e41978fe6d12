import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What was done with the codes of one destination: in all, and from one network. No destination and no network can be
 * read from it without a key of the server.
 */
export const otpTallies = pgTable(
  'otp_tallies',
  {
    /** HMAC of the destination, or of the destination and a network. */
    key: text().primaryKey(),
    /** The same, encrypted: the HMAC is made again from it when `AUTH_SECRET` is replaced. Null in older rows. */
    sealedSubject: text('sealed_subject'),
    /** Codes sent since `firstSentAt`, except those before the last valid guess. */
    sends: integer().notNull().default(0),
    firstSentAt: timestamp('first_sent_at', { withTimezone: true }),
    /** Invalid guesses since `firstInvalidAt`. */
    invalid: integer().notNull().default(0),
    firstInvalidAt: timestamp('first_invalid_at', { withTimezone: true }),
    /** Invalid guesses since the last valid one. */
    invalidInRow: integer('invalid_in_row').notNull().default(0),
    /** The last valid guess; for all networks together also the last other login that made guesses possible again. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('otp_tallies_by_age').on(table.updatedAt)],
);
