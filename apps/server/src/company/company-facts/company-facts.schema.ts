import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/record/record-columns.ts';

/** The id of the only draft. */
export const COMPANY_ID = '00000000-0000-7000-8000-000000000001';

/** The facts of the company as staff edit them: one row, which a migration adds. */
export const companyDrafts = pgTable(
  'company_drafts',
  {
    id: uuid().primaryKey(),
    facts: jsonb().notNull(),
    ...recordColumns(),
  },
  (table) => [check('company_drafts_only', sql`${table.id} = '00000000-0000-7000-8000-000000000001'`)],
);

/** What was published; a trigger rejects every change of a row. The pages show the one with the highest number. */
export const companyVersions = pgTable('company_versions', {
  /** From 1. */
  number: integer().primaryKey(),
  facts: jsonb().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  /** Null for the samples of the local profile. */
  publishedBy: uuid('published_by'),
});
