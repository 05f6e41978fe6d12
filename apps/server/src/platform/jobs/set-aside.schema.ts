import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Rows with which a job failed. They wait, so that the others have their turn, and leave when they succeed or are no longer due. */
export const setAsideRows = pgTable(
  'set_aside_rows',
  {
    /** The name of the job. */
    job: text().notNull(),
    /** The id of the row. */
    subject: text().notNull(),
    /** Name and code of the last error; never its message. */
    error: text().notNull(),
    /** How often the job failed with it. */
    attempts: integer().notNull(),
    firstFailedAt: timestamp('first_failed_at', { withTimezone: true }).notNull(),
    lastFailedAt: timestamp('last_failed_at', { withTimezone: true }).notNull(),
    /** When the job tries it again. */
    retryAt: timestamp('retry_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.subject] }),
    index('set_aside_rows_by_age').on(table.lastFailedAt, table.job, table.subject),
  ],
);
