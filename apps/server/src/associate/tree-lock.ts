import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Any number, the same in every process: names the advisory lock on who stands below whom. */
const TREE_LOCK = 7_303_015;

/** Until the transaction ends nobody gets another parent; others may join the tree meanwhile. */
export async function shareTree(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${TREE_LOCK})`);
}

/** Until the transaction ends nobody else joins the tree or gets another parent. Take it before any row. */
export async function holdTree(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`);
}
