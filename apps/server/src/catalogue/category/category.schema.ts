import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** Storage key of the image. */
  imageKey: text('image_key'),
  uniqueName: text('unique_name').notNull().unique(),
  subCategories: text('sub_categories').array().notNull().default([]),
  position: integer().notNull().default(0),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
