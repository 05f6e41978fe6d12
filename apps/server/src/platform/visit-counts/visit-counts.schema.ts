import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What visitors did on a day, in sums: no row is about one visitor. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    /** In India. */
    day: date().notNull(),
    /** What was done, such as `view`. */
    kind: text().notNull(),
    /** What it was done with, such as the id of a product. */
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.subject] }),
    check('visit_counts_positive', sql`${table.count} > 0`),
  ],
);
