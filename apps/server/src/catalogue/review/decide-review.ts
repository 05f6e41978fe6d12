import {
  type Failure,
  NOTIFICATION_TEXTS,
  type Result,
  type ReviewDecision,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { products } from '../tables/product.schema.ts';
import { reviews } from './review.schema.ts';

/** A decision of staff. */
interface DecidedReview {
  readonly id: string;
  /** The version that the editor has seen. */
  readonly version: number;
  readonly decision: ReviewDecision;
  readonly editor: Editor;
}

/** Approves or declines the review that the editor has seen, and notifies its author. Of two decisions at once, one is made. */
export async function decideReview(
  tx: Database,
  { id, version, decision, editor }: DecidedReview,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const [before] = await tx
    .select({ userId: reviews.userId, status: reviews.status, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  if (!before) return NOT_FOUND;
  if (before.userId === editor.actorId) return OWN;
  // The end of an account locks it first, too: it comes before this decision or after it.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, before.userId)).for('key share');
  const { status } = decision;
  const reason = decision.status === 'DECLINED' ? decision.reason : null;
  const isAsSeen = and(
    eq(reviews.id, id),
    eq(reviews.version, version),
    status === 'APPROVED' ? ne(reviews.status, 'APPROVED') : undefined,
  );
  const [decided] = await tx
    .update(reviews)
    .set({ status, reason, version: version + 1 })
    .where(isAsSeen)
    .returning();
  if (!decided) return CHANGED;
  const product = { product: before.productName };
  await notify(tx, {
    userId: decided.userId,
    kind: 'REQUEST',
    text: reason === null ? NOTIFICATION_TEXTS.reviewApproved : NOTIFICATION_TEXTS.reviewDeclined,
    values: reason === null ? product : { ...product, reason },
    link: `/product-details-page/${decided.productId}#write-review`,
    at: editor.at,
  });
  // An entry outlives the review, so it has none of its words.
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `review/${id}`,
    before: { status: before.status },
    after: { status },
  });
  return ok(undefined);
}

/** The failure for a review that does not exist. */
export const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Review not found' });
const CHANGED = fail({
  code: 'conflict' as const,
  message: 'This review has changed. It is shown as it is now.',
});
const OWN = fail({
  code: 'conflict' as const,
  message: 'Another member of staff must decide on your own review.',
});
