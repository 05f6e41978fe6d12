import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** The maximum of rows that one statement deletes. */
const MAX_AT_ONCE = 5000;

/**
 * Deletes rows until none is left or the signal is aborted. One statement for all of them could take longer than a
 * statement may, and would then delete none, every time.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  isOver: SQL | undefined,
  signal: AbortSignal,
): Promise<void> {
  for (let deleted = MAX_AT_ONCE; deleted === MAX_AT_ONCE && !signal.aborted;) {
    const batch = db
      .select({ row: sql`ctid` })
      .from(table)
      .where(isOver)
      .limit(MAX_AT_ONCE);
    const rows = await db
      .delete(table)
      .where(sql`ctid in (${batch})`)
      .returning({ one: sql`1` });
    deleted = rows.length;
  }
}
