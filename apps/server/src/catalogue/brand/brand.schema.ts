import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  slogan: text().notNull(),
  /** Storage key of the image. */
  imageKey: text('image_key'),
  ...recordColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
