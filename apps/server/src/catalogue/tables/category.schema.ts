import type { CategoryInHindi } from '@pgm/api/contract';
import { integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

export const categories = pgTable('categories', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** Storage key of the image. */
  imageKey: text('image_key'),
  uniqueName: text('unique_name').notNull().unique(),
  /** Its texts in Hindi, as far as there are any; null without any. */
  hindi: json().$type<CategoryInHindi>(),
  subCategories: text('sub_categories').array().notNull().default([]),
  position: integer().notNull().default(0),
  ...recordColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
