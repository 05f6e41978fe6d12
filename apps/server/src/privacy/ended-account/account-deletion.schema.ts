import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is left to do for a deleted or merged account; written in the transaction that ends it. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** That of the account. */
    id: uuid().primaryKey(),
    /** The address of the photo that must be deleted; null without one. */
    photo: text(),
    /** The storage keys of the photos of deleted reviews, which must be deleted. */
    reviewPhotos: text('review_photos')
      .array()
      .notNull()
      .default(sql`'{}'`),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_deletions_by_age').on(table.deletedAt)],
);
