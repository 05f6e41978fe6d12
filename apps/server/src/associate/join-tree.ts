import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { associates } from './associate.schema.ts';
import { newReferralCode } from './referral-code.ts';
import { shareTree } from './tree-lock.ts';
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
 * whoever joins below the same people waits from here until its end.
 * @returns the associate's id; undefined when the account has a place, or somebody the given code
 */
export async function joinTree(tx: Database, place: NewPlace): Promise<string | undefined> {
  await shareTree(tx);
  const id = await insertAssociate(tx, place);
  if (id !== undefined && place.parentId !== null) await countBelow(tx, place.parentId);
  return id;
}

async function insertAssociate(
  tx: Database,
  { id = newId(), referralCode, ...place }: NewPlace,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(associates)
    .values({ ...place, id, referralCode: referralCode ?? newReferralCode() })
    .onConflictDoNothing()
    .returning({ id: associates.id });
  if (inserted || referralCode !== undefined) return inserted?.id;
  const hasPlace = (await tx.$count(associates, eq(associates.userId, place.userId))) > 0;
  return hasPlace ? undefined : insertAssociate(tx, { ...place, id });
}

/**
 * One more below `parentId` and all above. Rows are locked by falling id before they are changed, so that nobody waits
 * in a circle; ids grow with time, so that those at the top, for whom everybody waits, come last.
 */
async function countBelow(tx: Database, parentId: string): Promise<void> {
  await tx
    .update(associates)
    .set({
      totalCount: sql`${associates.totalCount} + 1`,
      directCount: sql`${associates.directCount} + case when ${associates.id} = ${parentId} then 1 else 0 end`,
    })
    .from(
      sql`(
        select counted.id from associates as counted
        where counted.id in (select upline.id from (${uplineFrom(parentId)}) as upline)
        order by counted.id desc for no key update
      ) as locked`,
    )
    .where(sql`${associates.id} = locked.id`);
}
