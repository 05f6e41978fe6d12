import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  slogan: text().notNull(),
  /** Storage key of the image. */
  imageKey: text('image_key'),
  isDeleted: boolean('is_deleted').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
