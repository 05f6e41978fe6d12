import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CheckedRow, CsvRow } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { csvImportRows, csvImports } from './csv-import.schema.ts';

/** How long an import whose process gives no sign of life stays reserved for it, in ms. */
const LEASE_MS = 60_000;

/** An import that this process works on. */
export type ImportRun = Pick<
  typeof csvImports.$inferSelect,
  'id' | 'actorId' | 'kind' | 'status' | 'skipInvalid'
> & { readonly runId: string };

/** What a check has found in all rows. */
type CheckOutcome = Pick<typeof csvImports.$inferSelect, 'invalidCount' | 'changeCount' | 'totals'>;

/**
 * The SQL of the work on imports. Each change requires that the import is still reserved for this run: a cancelled import,
 * or one that another process continues, does not change.
 */
export class ImportRunRepository {
  readonly #db: Database;
  readonly #now: () => number;
  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Reserves the oldest import that waits, or whose process has died. */
  async claim(): Promise<ImportRun | undefined> {
    const runId = newId();
    const due = this.#db
      .select({ id: csvImports.id })
      .from(csvImports)
      .where(
        and(
          inArray(csvImports.status, ['CHECKING', 'IMPORTING']),
          lte(csvImports.leaseUntil, new Date(this.#now())),
        ),
      )
      .orderBy(asc(csvImports.createdAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [run] = await this.#db
      .update(csvImports)
      .set({ runId, leaseUntil: this.#lease() })
      .where(inArray(csvImports.id, due))
      .returning();
    return run && { ...run, runId };
  }

  /** Says how many rows are done, and extends the lease; false when the import is no longer this run's. */
  report(run: ImportRun, doneCount: number): Promise<boolean> {
    return this.#change(this.#db, run, { doneCount, leaseUntil: this.#lease() });
  }

  /** Lets another process continue. */
  async release(run: ImportRun): Promise<void> {
    await this.#change(this.#db, run, { leaseUntil: new Date(this.#now()) });
  }

  async finishCheck(run: ImportRun, outcome: CheckOutcome): Promise<void> {
    await this.#change(this.#db, run, { ...outcome, status: 'CHECKED' });
  }

  /** In the transaction that writes all rows; false when the import is no longer this run's. */
  finish(tx: Database, run: ImportRun, doneCount: number): Promise<boolean> {
    return this.#change(tx, run, { doneCount, savedCount: doneCount, status: 'DONE' });
  }

  /**
   * In the transaction that writes some rows for good: these rows are done with, and others turned out to have errors. False
   * when the import is no longer this run's.
   */
  async saveSome(
    tx: Database,
    run: ImportRun,
    { written, invalid }: { readonly written: readonly number[]; readonly invalid: readonly CheckedRow[] },
  ): Promise<boolean> {
    if (invalid.length > 0) await saveChecked(tx, run.id, invalid);
    await tx
      .delete(csvImportRows)
      .where(and(eq(csvImportRows.importId, run.id), inArray(csvImportRows.number, [...written])));
    return this.#change(tx, run, {
      doneCount: sql`${csvImports.savedCount} + ${written.length}`,
      savedCount: sql`${csvImports.savedCount} + ${written.length}`,
      invalidCount: sql`${csvImports.invalidCount} + ${invalid.length}`,
      changeCount: sql`${csvImports.changeCount} - ${invalid.length}`,
      leaseUntil: this.#lease(),
    });
  }

  /** After the last rows that are written some at a time; false when the import is no longer this run's. */
  finishSome(run: ImportRun): Promise<boolean> {
    return this.#change(this.#db, run, { status: 'DONE' });
  }

  /** Ends the import as failed; false when it is no longer this run's. */
  abandon(run: ImportRun, message: string): Promise<boolean> {
    return this.#change(this.#db, run, { status: 'FAILED', message });
  }

  /** Rows by number. */
  rowsAfter(importId: string, after: number, limit: number): Promise<CsvRow[]> {
    return this.#selectRows(this.#db)
      .where(and(eq(csvImportRows.importId, importId), gt(csvImportRows.number, after)))
      .orderBy(asc(csvImportRows.number))
      .limit(limit);
  }

  /** The same of a checked import, without the rows that say what is stored. */
  rowsToWriteAfter(importId: string, after: number, limit: number): Promise<CsvRow[]> {
    const isOpen = or(csvImportRows.isChange, isNotNull(csvImportRows.problems));
    return this.#selectRows(this.#db)
      .where(and(eq(csvImportRows.importId, importId), gt(csvImportRows.number, after), isOpen))
      .orderBy(asc(csvImportRows.number))
      .limit(limit);
  }

  /** Stores what the check says of rows. */
  saveChecked(importId: string, rows: readonly CheckedRow[]): Promise<void> {
    return saveChecked(this.#db, importId, rows);
  }

  /** The rows to write, in the order in which all transactions lock records. */
  changes(tx: Database, importId: string): Promise<{ number: number; subject: string | null }[]> {
    return tx
      .select({ number: csvImportRows.number, subject: csvImportRows.subject })
      .from(csvImportRows)
      .where(
        and(eq(csvImportRows.importId, importId), isNull(csvImportRows.problems), csvImportRows.isChange),
      )
      .orderBy(asc(csvImportRows.subject), asc(csvImportRows.number));
  }

  /** The rows with these numbers, in their order. */
  async rows(tx: Database, importId: string, numbers: readonly number[]): Promise<CsvRow[]> {
    const rows = await this.#selectRows(tx).where(
      and(eq(csvImportRows.importId, importId), inArray(csvImportRows.number, [...numbers])),
    );
    const byNumber = new Map(rows.map((row) => [row.number, row]));
    return numbers.flatMap((number) => byNumber.get(number) ?? []);
  }

  #selectRows(db: Database) {
    return db
      .select({ number: csvImportRows.number, cells: csvImportRows.cells })
      .from(csvImportRows)
      .$dynamic();
  }

  async #change(
    db: Database,
    { id, runId, status }: ImportRun,
    values: PgUpdateSetSource<typeof csvImports>,
  ): Promise<boolean> {
    const changed = await db
      .update(csvImports)
      .set(values)
      .where(and(eq(csvImports.id, id), eq(csvImports.runId, runId), eq(csvImports.status, status)))
      .returning({ id: csvImports.id });
    return changed.length > 0;
  }

  #lease(): Date {
    return new Date(this.#now() + LEASE_MS);
  }
}

async function saveChecked(db: Database, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  const checked = JSON.stringify(
    rows.map(({ problems, ...row }) => ({ ...row, problems: problems.length > 0 ? problems : null })),
  );
  await db.execute(sql`
    update csv_import_rows as stored
    set problems = nullif(checked.problems::text, 'null')::json, subject = checked.subject, is_change = checked."isChange"
    from json_to_recordset(${checked}::json)
      as checked(number int, problems json, subject text, "isChange" boolean)
    where stored.import_id = ${importId} and stored.number = checked.number`);
}
