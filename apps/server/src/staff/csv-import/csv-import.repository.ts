import { type CsvImport, type CsvProblem, MAX_LISTED_PROBLEMS } from '@pgm/api/contract';
import { and, asc, count, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { CsvRow } from '../../platform/csv/csv-kind.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { csvImportRows, csvImports } from './csv-import.schema.ts';

type ImportRow = typeof csvImports.$inferSelect;

/** The statuses in which the user can still do something, or the server works. */
const OPEN: readonly ImportRow['status'][] = ['CHECKING', 'CHECKED', 'IMPORTING'];

/** The SQL of imports, as their owner sees them. */
export class CsvImportRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds an import whose rows follow. */
  async create(values: Pick<ImportRow, 'actorId' | 'kind' | 'fileName' | 'createdAt'>): Promise<string> {
    const id = newId();
    await this.#db
      .insert(csvImports)
      .values({ ...values, id, status: 'UPLOADING', leaseUntil: values.createdAt });
    return id;
  }

  async addRows(importId: string, rows: readonly CsvRow[]): Promise<void> {
    await this.#db.insert(csvImportRows).values(rows.map((row) => ({ ...row, importId })));
  }

  /** Lets the server check the rows. */
  async startCheck(id: string, rowCount: number): Promise<void> {
    await this.#db.update(csvImports).set({ status: 'CHECKING', rowCount }).where(eq(csvImports.id, id));
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete(csvImports).where(eq(csvImports.id, id));
  }

  async find(id: string, actorId: string): Promise<CsvImport | undefined> {
    const [row] = await this.#db
      .select()
      .from(csvImports)
      .where(and(eq(csvImports.id, id), eq(csvImports.actorId, actorId)));
    return row && toCsvImport(row);
  }

  /** Lets the server write the rows; undefined unless the import waits for its confirmation. */
  async confirm(id: string, skipInvalid: boolean, now: Date): Promise<CsvImport | undefined> {
    const [row] = await this.#db
      .update(csvImports)
      .set({ status: 'IMPORTING', skipInvalid, doneCount: 0, leaseUntil: now })
      .where(and(eq(csvImports.id, id), eq(csvImports.status, 'CHECKED')))
      .returning();
    return row && toCsvImport(row);
  }

  /** Ends an import; undefined when it is at its end. */
  async cancel(id: string): Promise<CsvImport | undefined> {
    const [row] = await this.#db
      .update(csvImports)
      .set({ status: 'CANCELLED' })
      .where(and(eq(csvImports.id, id), inArray(csvImports.status, [...OPEN])))
      .returning();
    return row && toCsvImport(row);
  }

  /** The errors of the first rows that have some. */
  async problems(importId: string, page: PageRequest): Promise<{ data: CsvProblem[]; total: number }> {
    const hasProblems = and(eq(csvImportRows.importId, importId), isNotNull(csvImportRows.problems));
    const [counted] = await this.#db.select({ total: count() }).from(csvImportRows).where(hasProblems);
    const rows = await this.#db
      .select({ number: csvImportRows.number, problems: csvImportRows.problems })
      .from(csvImportRows)
      .where(hasProblems)
      .orderBy(asc(csvImportRows.number))
      .limit(Math.max(0, Math.min(page.limit, MAX_LISTED_PROBLEMS - page.offset)))
      .offset(page.offset);
    const data = rows.flatMap(({ number, problems }) =>
      (problems ?? []).map((problem) => ({ row: number, ...problem })),
    );
    return { data, total: Math.min(counted?.total ?? 0, MAX_LISTED_PROBLEMS) };
  }

  /** Deletes imports of before `old`, and those of before `unfinished` that wait for their user: their cells may hold personal data. */
  async removeOld(old: Date, unfinished: Date): Promise<void> {
    const isWaiting = inArray(csvImports.status, ['UPLOADING', 'CHECKED']);
    await this.#db
      .delete(csvImports)
      .where(or(lt(csvImports.createdAt, old), and(isWaiting, lt(csvImports.createdAt, unfinished))));
  }

  /** Deletes what an import at its end no longer needs: its cells may hold personal data. */
  async dropCells(id: string): Promise<void> {
    const isOfImport = eq(csvImportRows.importId, id);
    await this.#db.delete(csvImportRows).where(and(isOfImport, sql`${csvImportRows.problems} is null`));
    await this.#db.update(csvImportRows).set({ cells: {} }).where(isOfImport);
  }
}

function toCsvImport(row: ImportRow): CsvImport {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.fileName,
    status: row.status === 'UPLOADING' ? 'CHECKING' : row.status,
    rows: row.rowCount,
    done: row.doneCount,
    invalid: row.invalidCount,
    changes: row.changeCount,
    saved: row.savedCount,
    totals: row.totals,
    message: row.message,
  };
}
