import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The secrets (`AUTH_SECRET`) with which processes sign and encrypt, and since when and until when they do. */
export const secretUses = pgTable('secret_uses', {
  /** The id that what a secret encrypts begins with. */
  secretId: text('secret_id').primaryKey(),
  firstUsedAt: timestamp('first_used_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
});
