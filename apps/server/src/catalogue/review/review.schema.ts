import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { products } from '../tables/product.schema.ts';

/** The folder of the photos of reviews among the images. */
export const REVIEW_PHOTO_FOLDER = 'reviews';

export const reviewStatus = pgEnum('review_status', ['PENDING', 'APPROVED', 'DECLINED']);

/** The reviews of products by their buyers. Triggers count the stars of approved ones in the row of the product. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The name that is shown, as it was when the review was written or last changed. */
    author: text().notNull(),
    /** From 1 to 5. */
    stars: integer().notNull(),
    /** May be empty. */
    text: text().notNull(),
    /** Storage keys. */
    photos: text().array().notNull(),
    status: reviewStatus().notNull(),
    /** Why staff declined it; null otherwise. */
    reason: text(),
    /** Grows with each change and each decision. */
    version: integer().notNull().default(1),
    /** When its author wrote or last changed it. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('reviews_once').on(table.userId, table.productId),
    index('reviews_shown_by_age')
      .on(table.productId, table.writtenAt, table.id)
      .where(sql`${table.status} = 'APPROVED'`),
    index('reviews_shown_by_stars')
      .on(table.productId, table.stars, table.writtenAt, table.id)
      .where(sql`${table.status} = 'APPROVED'`),
    index('reviews_by_age').on(table.writtenAt, table.id),
    index('reviews_by_status').on(table.status, table.writtenAt, table.id),
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
    check('reviews_reason', sql`(${table.status} = 'DECLINED') = (${table.reason} is not null)`),
  ],
);

/** A review as it is stored. */
export type ReviewRow = typeof reviews.$inferSelect;
