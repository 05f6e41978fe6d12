import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { associates } from './associate.schema.ts';
import { toStandingPlace } from './standing.transactions.ts';
import { holdTree, moveInTree } from './tree.transactions.ts';

/** Sets the sponsor of an associate, unless there is one already. It locks the tree. */
export async function setFirstSponsor(tx: Database, userId: string, sponsorId: string): Promise<void> {
  await holdTree(tx);
  const [found] = await tx
    .select({ id: associates.id, totalCount: associates.totalCount })
    .from(associates)
    .where(and(eq(associates.userId, userId), isNull(associates.parentId)));
  if (!found) return;
  await moveInTree(tx, {
    id: found.id,
    oldParentId: null,
    newParentId: await toStandingPlace(tx, sponsorId),
    size: found.totalCount + 1,
  });
}
