import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accountMerges } from './account-merge.schema.ts';

/** The account that has everything of an account now: itself, unless it was merged. */
export async function toStandingAccount(tx: Database, userId: string): Promise<string> {
  const [merge] = await tx
    .select({ intoId: accountMerges.intoId })
    .from(accountMerges)
    .where(eq(accountMerges.mergedId, userId));
  return merge?.intoId ?? userId;
}

/** The place in the tree that has the team of a place now: itself, unless its account was merged. */
export async function toStandingPlace(tx: Database, placeId: string): Promise<string> {
  const [merge] = await tx
    .select({ intoPlaceId: accountMerges.intoPlaceId })
    .from(accountMerges)
    .where(eq(accountMerges.mergedPlaceId, placeId));
  return merge?.intoPlaceId ?? placeId;
}
