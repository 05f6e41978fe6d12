import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../user/user.schema.ts';

/** The links that restore the contacts of an account as they were before a change; deleted when they expire. */
export const contactUndos = pgTable(
  'contact_undos',
  {
    /** SHA-256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The columns of the account before the change. */
    email: text(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    mobile: text(),
    mobileVerifiedAt: timestamp('mobile_verified_at', { withTimezone: true }),
    formerMobile: text('former_mobile'),
    googleSubject: text('google_subject'),
  },
  (table) => [
    index('contact_undos_by_user').on(table.userId),
    index('contact_undos_by_expiry').on(table.expiresAt),
  ],
);
