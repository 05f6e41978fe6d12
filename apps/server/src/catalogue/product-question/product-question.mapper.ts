import type { OwnProductQuestion } from '@pgm/api/contract';
import type { ProductQuestionRow } from './product-question.schema.ts';

/** What its author sees of a product question. */
export function toOwnQuestion(row: ProductQuestionRow): OwnProductQuestion {
  const { productId, text, status, reply, replyInHindi, publishedAt, reason, askedAt } = row;
  return {
    productId,
    text,
    status,
    reply,
    replyInHindi,
    publishedAt: publishedAt?.toISOString() ?? null,
    reason,
    askedAt: askedAt.toISOString(),
  };
}
