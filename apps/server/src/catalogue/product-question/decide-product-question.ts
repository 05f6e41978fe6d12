import {
  type Failure,
  NOTIFICATION_TEXTS,
  type ProductQuestionDecision,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { products } from '../tables/product.schema.ts';
import { type ProductQuestionRow, productQuestions } from './product-question.schema.ts';

/** A decision of staff. */
interface DecidedQuestion {
  readonly id: string;
  /** The version that the editor has seen. */
  readonly version: number;
  readonly decision: ProductQuestionDecision;
  readonly editor: Editor;
}

/**
 * Publishes the question that the editor has seen, declines it, or changes or withdraws its reply. Its author is notified when
 * it is published or declined. Of two decisions at once, one is made.
 */
export async function decideProductQuestion(
  tx: Database,
  { id, version, decision, editor }: DecidedQuestion,
): Promise<Result<undefined, Failure<'notFound' | 'conflict'>>> {
  const [found] = await tx
    .select({ question: productQuestions, productName: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id));
  if (!found) return NOT_FOUND;
  const { question: before, productName } = found;
  if (before.userId === editor.actorId) return OWN;
  // The end of an account locks it first, too: it comes before this decision or after it.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, before.userId)).for('key share');
  const [after] = await tx
    .update(productQuestions)
    .set({ ...toColumns(decision, before.publishedAt ?? editor.at), version: version + 1 })
    .where(
      and(
        eq(productQuestions.id, id),
        eq(productQuestions.version, version),
        decision.status === 'OPEN' ? eq(productQuestions.status, 'PUBLISHED') : undefined,
      ),
    )
    .returning();
  if (!after) return CHANGED;
  const text = toNotification(decision, before);
  if (text !== undefined)
    await notify(tx, {
      userId: after.userId,
      kind: 'REQUEST',
      text,
      values: { product: productName, ...(after.reason !== null && { reason: after.reason }) },
      link: `/product-details-page/${after.productId}#questions`,
      at: editor.at,
    });
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `product-question/${id}`,
    before: toAudited(before),
    after: toAudited(after),
  });
  return ok(undefined);
}

/** What a decision stores. @param publishedAt when the question was first published with this reply */
function toColumns(decision: ProductQuestionDecision, publishedAt: Date) {
  const { status } = decision;
  const nothing = { status, reply: null, replyInHindi: null, publishedAt: null, reason: null };
  if (decision.status === 'OPEN') return nothing;
  if (decision.status === 'DECLINED') return { ...nothing, reason: decision.reason };
  const { reply, replyInHindi } = decision;
  return { ...nothing, reply, replyInHindi: replyInHindi || null, publishedAt };
}

/** The sentence for the author; none when only the reply is changed or withdrawn. */
function toNotification({ status }: ProductQuestionDecision, before: ProductQuestionRow): string | undefined {
  if (status === 'DECLINED') return NOTIFICATION_TEXTS.questionDeclined;
  return status === 'PUBLISHED' && before.status !== 'PUBLISHED'
    ? NOTIFICATION_TEXTS.questionPublished
    : undefined;
}

/** What the audit has: the words of the company. An entry outlives the question, so it has none of the member's words. */
function toAudited({ status, reply, replyInHindi }: ProductQuestionRow) {
  return { status, reply, replyInHindi };
}

/** The failure for a question that does not exist. */
export const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Question not found' });
const CHANGED = fail({
  code: 'conflict' as const,
  message: 'This question has changed. It is shown as it is now.',
});
const OWN = fail({
  code: 'conflict' as const,
  message: 'Another member of staff must decide on your own question.',
});
