import { index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a code is for; it is not valid for anything else. */
export const otpPurpose = pgEnum('otp_purpose', [
  'LOGIN',
  'CONTACT_PROOF',
  'CONTACT_CHANGE',
  'ACCOUNT_DELETION',
  'BANK_DETAILS',
]);

export type OtpPurpose = (typeof otpPurpose.enumValues)[number];

/**
 * The last code that was sent to a mobile number or an email address for one purpose, and its number of wrong
 * guesses.
 */
export const otps = pgTable(
  'otps',
  {
    /** `+91` and ten digits, or an email address in lower case. */
    destination: text().notNull(),
    purpose: otpPurpose().notNull().default('LOGIN'),
    /** The name that the person gave: the name of the account, if the number has none yet. */
    name: text().notNull(),
    /** HMAC of purpose, number and code, base64url; empty when the code was used, invalidated or never sent. */
    codeHash: text('code_hash').notNull(),
    /**
     * Until this time the code is valid, and no other is sent; set to an earlier time when there is no code left.
     */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Wrong guesses since `firstGuessAt`, over all codes sent since then; the right code clears them. */
    guesses: integer().notNull().default(0),
    firstGuessAt: timestamp('first_guess_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.destination, table.purpose] }),
    index('otps_by_expiry').on(table.expiresAt),
  ],
);
