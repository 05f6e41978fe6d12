import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { associates } from './associate.schema.ts';
import { newReferralCode } from './referral-code.ts';
import { heldTree, holdTree } from './tree-lock.ts';
import { uplineFrom } from './upline-sql.ts';

/** A place in the tree that somebody is to have. */
type NewPlace = Pick<typeof associates.$inferInsert, 'userId' | 'createdAt'> & {
  /** The sponsor; null for who comes by himself. */
  readonly parentId: string | null;
  /** Drawn when absent. */
  readonly referralCode?: string | undefined;
  readonly id?: string;
};

/**
 * Gives an account a place in the tree, and counts it in the counters of all above. Call it last in the transaction:
 * whoever else joins below somebody waits from here until its end.
 * @returns the associate's id; undefined when the account has a place, or somebody the given code
 */
export async function joinTree(tx: Database, place: NewPlace): Promise<string | undefined> {
  // A drawn code is nobody's; a chosen one must not be given to somebody else meanwhile.
  if (place.referralCode !== undefined) await holdTree(tx);
  const id = await insertAssociate(tx, place);
  if (id !== undefined && place.parentId !== null) await countBelow(tx, place.parentId);
  return id;
}

/** Below a parent it returns with the tree held: a statement that begins later sees for sure who is above. */
async function insertAssociate(
  tx: Database,
  { id = newId(), referralCode, ...place }: NewPlace,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(associates)
    .values({ ...place, id, referralCode: referralCode ?? newReferralCode() })
    .onConflictDoNothing()
    .returning({ id: associates.id, ...(place.parentId !== null && { held: heldTree() }) });
  if (inserted || referralCode !== undefined) return inserted?.id;
  const hasPlace = (await tx.$count(associates, eq(associates.userId, place.userId))) > 0;
  return hasPlace ? undefined : insertAssociate(tx, { ...place, id });
}

/** One more below `parentId` and all above, whom their ids find whatever the database thinks that they are. */
async function countBelow(tx: Database, parentId: string): Promise<void> {
  await tx.execute(sql`
    update associates
    set total_count = total_count + 1, direct_count = direct_count + case id when ${parentId} then 1 else 0 end
    where id = any (array(select upline.id from (${uplineFrom(parentId)}) as upline))`);
}
