import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { associates } from './associate.schema.ts';
import { type CounterChanges, type Move, changeColumns, changeOf, readChanges } from './counter-changes.ts';
import { uplineFrom } from './upline-sql.ts';

/** Whether `id` stands below `upperId`, or is it. */
export async function isBelow(db: Database, id: string, upperId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: sql`upline.id` })
    .from(sql`(${uplineFrom(id)}) as upline`)
    .where(sql`upline.id = ${upperId}`)
    .limit(1);
  return found !== undefined;
}

/** How a move would change counters; undefined when somebody would stand below himself. */
export async function previewMove(db: Database, move: Move): Promise<CounterChanges | undefined> {
  const changed = db.$with('changed').as(
    db
      .select({
        ...changeColumns,
        directAfter: sql<number>`${associates.directCount} + change.direct`.as('direct_after'),
        totalAfter: sql<number>`${associates.totalCount} + change.total`.as('total_after'),
      })
      .from(associates)
      .innerJoin(changeOf(move), sql`${associates.id} = change.id`),
  );
  return readChanges(db, changed);
}

/**
 * Moves an associate and keeps the counters; the caller holds the tree.
 * @returns undefined, and nothing changed, when somebody would stand below himself
 */
export async function moveInTree(tx: Database, move: Move): Promise<CounterChanges | undefined> {
  const changed = tx.$with('changed').as(
    tx
      .update(associates)
      .set({
        directCount: sql`${associates.directCount} + change.direct`,
        totalCount: sql`${associates.totalCount} + change.total`,
      })
      .from(changeOf(move))
      .where(sql`${associates.id} = change.id`)
      .returning({
        ...changeColumns,
        directAfter: sql<number>`${associates.directCount}`.as('direct_after'),
        totalAfter: sql<number>`${associates.totalCount}`.as('total_after'),
      }),
  );
  const changes = await readChanges(tx, changed);
  if (!changes) return undefined;
  await tx.update(associates).set({ parentId: move.newParentId }).where(eq(associates.id, move.id));
  return changes;
}
