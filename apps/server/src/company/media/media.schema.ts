import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

/** The images of the media library. What is deleted has no file any more; its row stays for the history of what showed it. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    /** Storage key of the file. */
    imageKey: text('image_key').notNull(),
    /** The size of the stored file, in px. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** What the image shows, in both languages. */
    alternative: text().notNull(),
    alternativeInHindi: text('alternative_in_hindi').notNull(),
    /** The point that stays visible in a crop, in percent from the left and from the top. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    uploadedBy: uuid('uploaded_by').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    ...recordColumns(),
  },
  (table) => [
    index('media_newest').on(table.uploadedAt, table.id),
    check('media_focus', sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`),
  ],
);

/** An image as it is stored. */
export type MediaRow = typeof media.$inferSelect;

/** How many bytes the files of all images have: one row, which the change of each file changes too. */
export const mediaUsage = pgTable(
  'media_usage',
  {
    id: boolean().primaryKey().default(true),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('media_usage_one_row', sql`${table.id}`)],
);
