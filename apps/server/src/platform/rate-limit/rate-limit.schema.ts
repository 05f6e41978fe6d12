import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each limited action happened in its current window; shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limited action and a hash of its subject: `lead:<hash of the address>`. */
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_by_age').on(table.windowStart),
  ],
);
