import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetReturnPhotos, selectReturnPhotos } from '../../sales/reversal/reversal.transactions.ts';
import { finishMerge } from '../account-merge/finish-merge.transactions.ts';
import { accountDeletions } from '../ended-account/account-deletion.schema.ts';
import { deleteOwnRows } from '../ended-account/anonymise.transactions.ts';

/** The maximum of accounts in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 50;

/** After so many ms no request that began before the deletion is under way any more. */
const LAST_REQUEST_MS = 60_000;

/** What removes the images of a member. */
interface ImageRemoval {
  /** The photo of the profile, by its address. */
  readonly removePhoto: (address: string) => Promise<void>;
  /** A photo of a return, by its storage key. */
  readonly removeReturnPhoto: (key: string) => Promise<void>;
  /** A photo of a review, by its storage key. */
  readonly removeReviewPhoto: (key: string) => Promise<void>;
}

/** Finishes deletions and merges of accounts: removes their photos, and what requests wrote that were under way. */
export async function finishDeletions(
  platform: Pick<Platform, 'db' | 'log' | 'now'>,
  { removePhoto, removeReturnPhoto, removeReviewPhoto }: ImageRemoval,
  run: JobRun,
): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select()
    .from(accountDeletions)
    .where(and(isOver(at), isInTurn(db, run.job, accountDeletions.id, at)))
    .orderBy(asc(accountDeletions.deletedAt))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, async ({ id, photo, reviewPhotos }) => {
    if (photo !== null) await removePhoto(photo);
    for (const key of reviewPhotos) await removeReviewPhoto(key);
    for (const key of await selectReturnPhotos(db, id)) await removeReturnPhoto(key);
    await finishMerge(db, id, at);
    await db.transaction(async (tx) => {
      await forgetReturnPhotos(tx, id);
      await deleteOwnRows(tx, id);
      await tx.delete(accountDeletions).where(eq(accountDeletions.id, id));
    });
  });
}

/** How many deletions are to be finished. */
export function countDeletions(db: Database, at: Date): Promise<number> {
  return db.$count(accountDeletions, isOver(at));
}

function isOver(at: Date) {
  return lte(accountDeletions.deletedAt, new Date(at.getTime() - LAST_REQUEST_MS));
}
