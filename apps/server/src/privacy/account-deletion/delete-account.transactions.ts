import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { selectReviewPhotos } from '../../catalogue/review/review.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { accountDeletions } from '../ended-account/account-deletion.schema.ts';
import { anonymise } from '../ended-account/anonymise.transactions.ts';
import { TO_OWNER, TO_STAFF, findDeletionBlockers } from './deletion-blockers.ts';

/**
 * Deletes an account, and stores what a job has to do later; 'notFound' when there is none. An order at the same time either
 * comes first and blocks the deletion, or finds no address.
 * @param tx     a transaction that a failure rolls back
 * @param editor the administrator who was asked to delete it, with an entry in the audit; undefined: its owner deletes it
 */
export async function deleteAccount(
  tx: Database,
  userId: string,
  at: Date,
  editor?: Editor,
): Promise<Result<undefined, Failure<'conflict' | 'notFound'>>> {
  const isOpen = and(eq(users.id, userId), isNull(users.deletedAt));
  const [user] = await tx.select().from(users).where(isOpen).for('update');
  if (!user) return fail({ code: 'notFound', message: 'Not found' });
  const free = await findDeletionBlockers(tx, user, editor ? TO_STAFF : TO_OWNER);
  if (!free.ok) return free;
  const reviewPhotos = await selectReviewPhotos(tx, userId);
  await anonymise(tx, user, at);
  await tx.insert(accountDeletions).values({ id: userId, photo: user.imageUrl, reviewPhotos, deletedAt: at });
  // Entries outlive the account, so they have only its id.
  if (editor)
    await recordChange(tx, {
      ...editor,
      action: 'delete',
      subject: `member/${userId}`,
      before: {},
      after: null,
    });
  return ok(undefined);
}
