import type { CsvImport } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Cells, RowProblem } from '../../platform/csv/csv-kind.ts';

/** Imports of CSV files. While the server works on one, `runId` names the work, and `leaseUntil` says when it counts as dead. */
export const csvImports = pgTable(
  'csv_imports',
  {
    id: uuid().primaryKey(),
    /** The staff member who uploaded it, and the only one who sees it. */
    actorId: uuid('actor_id').notNull(),
    kind: text().$type<CsvImport['kind']>().notNull(),
    fileName: text('file_name').notNull(),
    /** `UPLOADING` until all rows are stored. */
    status: text().$type<CsvImport['status'] | 'UPLOADING'>().notNull(),
    skipInvalid: boolean('skip_invalid').notNull().default(false),
    rowCount: integer('row_count').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    invalidCount: integer('invalid_count').notNull().default(0),
    changeCount: integer('change_count').notNull().default(0),
    /** The rows that are written for good. */
    savedCount: integer('saved_count').notNull().default(0),
    /** What the check has added up, by name. */
    totals: json().$type<CsvImport['totals']>().notNull().default({}),
    message: text(),
    runId: uuid('run_id'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('csv_imports_due')
      .on(table.leaseUntil)
      .where(sql`${table.status} in ('CHECKING', 'IMPORTING')`),
    index('csv_imports_by_age').on(table.createdAt),
  ],
);

/** The rows of unfinished imports; those with errors stay after the end, without their cells. */
export const csvImportRows = pgTable(
  'csv_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => csvImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the header is row 1. */
    number: integer().notNull(),
    cells: json().$type<Cells>().notNull(),
    problems: json().$type<readonly RowProblem[]>(),
    /** The id of the record that the row changes. */
    subject: text(),
    isChange: boolean('is_change').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);
