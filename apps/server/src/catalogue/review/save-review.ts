import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { toShortName } from '../../platform/words/person-name.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { findProductName } from '../tables/product-rows.transactions.ts';
import { isOwn } from './review.repository.ts';
import { type ReviewRow, reviews } from './review.schema.ts';

/** Whether a product was delivered to a member, who may review it; orders are above the catalogue. */
export type IsBuyer = (db: Database, userId: string, productId: string) => Promise<boolean>;

/** A review as its author wants it. */
interface WantedReview {
  readonly userId: string;
  readonly productId: string;
  readonly stars: number;
  readonly text: string;
  /** The storage keys of the photos that stay; those of other reviews are ignored. */
  readonly photos: readonly string[];
  /** The storage keys of the photos that are new. */
  readonly added: readonly string[];
  readonly at: Date;
  readonly isBuyer: IsBuyer;
}

/** A review before and after its change. */
interface SavedReview {
  readonly before: ReviewRow | undefined;
  readonly after: ReviewRow;
}

/**
 * Writes or changes the one review of a member about a product, which staff look at again and are notified of. The same review changes nothing,
 * unless it was declined. Changes of one member and the end of the account run one after the other.
 */
export async function saveReview(
  tx: Database,
  { userId, productId, stars, text, photos, added, at, isBuyer }: WantedReview,
): Promise<Result<SavedReview, Failure<'notFound' | 'conflict'>>> {
  const [author] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!author) return fail({ code: 'notFound', message: 'Not found' });
  if (!(await isBuyer(tx, userId, productId))) return NOT_DELIVERED;
  const [before] = await tx.select().from(reviews).where(isOwn(userId, productId));
  const stay = (before?.photos ?? []).filter((key) => photos.includes(key));
  const written = { stars, text, photos: [...stay, ...added] };
  if (before && before.status !== 'DECLINED' && isSame(before, written)) return ok({ before, after: before });
  const columns = {
    ...written,
    author: toShortName(author),
    status: 'PENDING' as const,
    reason: null,
    writtenAt: at,
  };
  const after = single(
    await tx
      .insert(reviews)
      .values({ id: newId(), userId, productId, ...columns })
      .onConflictDoUpdate({
        target: [reviews.userId, reviews.productId],
        set: { ...columns, version: sql`${reviews.version} + 1` },
      })
      .returning(),
  );
  // Of one that waited already, they are notified.
  if (before?.status !== 'PENDING') {
    const name = await findProductName(tx, productId);
    await notifyStaff(tx, { kind: 'NEW_REVIEW', subjectId: after.id, event: `${after.version}`, name, at });
  }
  return ok({ before, after });
}

type Written = Pick<ReviewRow, 'stars' | 'text' | 'photos'>;

function isSame(before: Written, { stars, text, photos }: Written): boolean {
  return before.stars === stars && before.text === text && before.photos.join() === photos.join();
}

/** The failure for a product that was not delivered to the member. */
export const NOT_DELIVERED = fail({
  code: 'conflict' as const,
  message: 'You can review a product once it has been delivered to you.',
});
