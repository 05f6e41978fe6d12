import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { toFormerName } from '../ended-account/anonymise.transactions.ts';
import { accountMerges } from '../../members/associate/account-merge.schema.ts';
import { moveRows } from './move-rows.ts';

/**
 * Finishes a merge: moves what requests wrote to the account that ended while it was merged, removes its unique values, and
 * links its Google account with the one that stays if that has none. It changes nothing for an account that was not merged.
 * The merge itself leaves the unique values: their locks stop those who write about an account, and one of these may wait for
 * the tree. So the transactions here lock nothing else.
 */
export async function finishMerge(db: Database, userId: string, at: Date): Promise<void> {
  const isOfIt = eq(accountMerges.mergedId, userId);
  const [merge] = await db.select().from(accountMerges).where(isOfIt);
  if (!merge) return;
  await db.transaction(async (tx) => {
    const [standing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, merge.intoId), isNull(users.deletedAt)))
      .for('no key update');
    const [now] = await tx.select({ intoId: accountMerges.intoId }).from(accountMerges).where(isOfIt);
    if (now?.intoId !== merge.intoId) throw new Error('the account that stayed was merged meanwhile');
    if (standing) await moveRows(tx, { to: standing.id, from: userId }, at);
  });
  const former = toFormerName(userId);
  if (merge.mergedPlaceId !== null)
    await db
      .update(associates)
      .set({ referralCode: former.toUpperCase() })
      .where(eq(associates.id, merge.mergedPlaceId));
  await db.transaction(async (tx) => {
    const accounts = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [userId, merge.intoId]))
      .orderBy(asc(users.id))
      .for('update');
    const googleSubject = accounts.find(({ id }) => id === userId)?.googleSubject ?? null;
    await tx
      .update(users)
      .set({ username: former, formerMobile: null, googleSubject: null })
      .where(eq(users.id, userId));
    if (googleSubject === null) return;
    await tx
      .update(users)
      .set({ googleSubject })
      .where(and(eq(users.id, merge.intoId), isNull(users.googleSubject), isNull(users.deletedAt)));
  });
}
