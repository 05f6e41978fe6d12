import { type SQL, and, asc, count, gt, isNotNull, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { Sealer } from './sealed-text.ts';

/** The maximum of rows that are read at once. */
const RESEAL_BATCH = 200;

/** How many encrypted values there are. */
export interface SealedCount {
  /** Encrypted with the current secret. */
  readonly current: number;
  /** Encrypted with another secret. */
  readonly other: number;
}

/** What was done with some rows. */
export interface ResealedBatch {
  /** The last row, after which the next batch begins; undefined when none was left. */
  readonly last: string | undefined;
  readonly resealed: number;
  /** Those that no configured secret opens. */
  readonly unreadable: number;
}

/** Encrypted values of one kind, which a new `AUTH_SECRET` must reach. */
export interface SealedKind {
  readonly name: string;
  readonly count: () => Promise<SealedCount>;
  /** Encrypts the next rows with the current secret. Processes may use and change the rows meanwhile. */
  readonly reseal: (after: string) => Promise<ResealedBatch>;
}

/** A value that was encrypted with another secret. */
interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

interface SealedColumn {
  readonly name: string;
  readonly table: PgTable;
  /** The primary key. */
  readonly id: PgColumn;
  readonly column: PgColumn;
}

/** The kind of an encrypted column. */
export function sealedColumn(
  db: Database,
  sealer: Sealer,
  { name, table, id, column }: SealedColumn,
): SealedKind {
  return {
    name,
    count: () => countSealed(db, sealer, table, column),
    reseal: (after) =>
      resealRows(readSealed(db, sealer, { table, id: sql`${id}::text`, column }, after), async (row) => {
        const renewed = sealer.renew(row.sealed);
        if (renewed === undefined) return false;
        // A process may have changed the value meanwhile: then that one stays.
        await db.execute(sql`
          update ${table} set ${sql.identifier(column.name)} = ${renewed}
          where ${id}::text = ${row.id} and ${column} = ${row.sealed}`);
        return true;
      }),
  };
}

/** How many values of a column each secret encrypted. */
export async function countSealed(
  db: Database,
  sealer: Sealer,
  table: PgTable,
  column: PgColumn,
): Promise<SealedCount> {
  const isCurrent = sql`starts_with(${column}, ${sealer.prefix})`;
  const [row] = await db
    .select({ all: count(), current: sql<number>`(count(*) filter (where ${isCurrent}))::int` })
    .from(table)
    .where(isNotNull(column));
  const { all = 0, current = 0 } = row ?? {};
  return { current, other: all - current };
}

/** The next values that another secret encrypted, in the order of their rows. */
export function readSealed(
  db: Database,
  sealer: Sealer,
  { table, id, column }: { table: PgTable; id: SQL<unknown>; column: PgColumn },
  after: string,
): Promise<SealedRow[]> {
  return db
    .select({ id: sql<string>`${id}`, sealed: sql<string>`${column}` })
    .from(table)
    .where(and(isNotNull(column), not(sql`starts_with(${column}, ${sealer.prefix})`), gt(id, after)))
    .orderBy(asc(id))
    .limit(RESEAL_BATCH);
}

/** Encrypts rows one after the other; `work` returns false for one that cannot be opened. */
export async function resealRows(
  reading: Promise<readonly SealedRow[]>,
  work: (row: SealedRow) => Promise<boolean>,
): Promise<ResealedBatch> {
  const rows = await reading;
  let resealed = 0;
  for (const row of rows) if (await work(row)) resealed += 1;
  return { last: rows.at(-1)?.id, resealed, unreadable: rows.length - resealed };
}
