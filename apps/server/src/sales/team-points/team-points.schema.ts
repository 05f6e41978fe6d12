import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { associates } from '../../members/associate/associate.schema.ts';

/**
 * The points of a month for all below an associate: what was confirmed, less what corrections took away. The job `count team points` adds them once, to
 * those who are above at that time; a later move of a team changes nothing of it.
 */
export const teamPoints = pgTable(
  'team_points',
  {
    associateId: uuid('associate_id')
      .notNull()
      .references(() => associates.id, { onDelete: 'cascade' }),
    /** The month in India: `2026-11`. */
    month: text().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.associateId, table.month] })],
);
