import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { associates } from './associate.schema.ts';
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

/** The places that are paid for a place: itself, or the one with which it was merged. */
export const owners = alias(associates, 'owners');

/** Joins {@link owners} to associates with their merges. */
export const isOwner = sql`${owners.id} = coalesce(${accountMerges.intoPlaceId}, ${associates.id})`;
