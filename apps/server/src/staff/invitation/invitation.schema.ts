import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffRight, users } from '../../auth/user/user.schema.ts';
import { messageLanguage } from '../../platform/messaging/queued-message.schema.ts';

/** The invitations to staff that are neither accepted nor withdrawn. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    /** In lower case: only the account that has proven this address can accept. */
    email: text().notNull().unique(),
    rights: staffRight().array().notNull(),
    /** The language of the mail. */
    language: messageLanguage().notNull(),
    /** SHA-256 of the token of the newest link, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_invitations_by_age').on(table.sentAt, table.id)],
);

/** An invitation as it is stored. */
export type InvitationRow = typeof staffInvitations.$inferSelect;
