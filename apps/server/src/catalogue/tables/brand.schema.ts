import type { BrandInHindi } from '@pgm/api/contract';
import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  slogan: text().notNull(),
  /** Its texts in Hindi, as far as there are any; null without any. */
  hindi: json().$type<BrandInHindi>(),
  /** Storage key of the image. */
  imageKey: text('image_key'),
  ...recordColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
