import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Any number, the same in every process: names the advisory lock on who stands below whom. */
const TREE_LOCK = 7_303_015;

/** Until the transaction ends nobody else joins below somebody or gets another parent. Take it before any row. */
export async function holdTree(tx: Database): Promise<void> {
  await tx.execute(sql`select ${heldTree()}`);
}

/** The same as a part of a statement, which itself may still see the tree as it was. */
export function heldTree(): SQL {
  return sql`pg_advisory_xact_lock(${TREE_LOCK})`;
}
