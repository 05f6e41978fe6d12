import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText, text } from '../text.ts';
import { OwnProductQuestion, ProductQuestionStatus } from './product-question.ts';

/** The longest reply, in characters. */
export const MAX_QUESTION_REPLY = 2000;

/** A product question as staff see it. */
export const StaffProductQuestion = z.extend(OwnProductQuestion, {
  id: z.string(),
  productName: z.string(),
  /** The name that everyone sees. */
  author: z.string(),
  username: z.string(),
  /** Grows with each decision. */
  version: z.int(),
});
export type StaffProductQuestion = z.infer<typeof StaffProductQuestion>;

/** The reply with which a question is published. */
export const QuestionReply = z.object({
  reply: requiredText(MAX_QUESTION_REPLY, 'Answer in English', 'Please write an answer'),
  /** May be empty. */
  replyInHindi: z._default(text(MAX_QUESTION_REPLY, 'Answer in Hindi'), ''),
});
export type QuestionReply = z.infer<typeof QuestionReply>;

/** Why a question is declined. */
export const DeclinedProductQuestion = z.object({
  /** The member can read it. */
  reason: requiredText(300, 'Reason', 'Please give a reason'),
});
export type DeclinedProductQuestion = z.infer<typeof DeclinedProductQuestion>;

/** What staff decide about a question; `OPEN` withdraws the reply, so that the question waits again. */
export const ProductQuestionDecision = z.discriminatedUnion(
  'status',
  [
    z.extend(QuestionReply, { status: z.literal('PUBLISHED') }),
    z.extend(DeclinedProductQuestion, { status: z.literal('DECLINED') }),
    z.object({ status: z.literal('OPEN') }),
  ],
  'Choose published, declined or open',
);
export type ProductQuestionDecision = z.infer<typeof ProductQuestionDecision>;

const QuestionParams = z.object({ id: z.uuid('Question not found') });

export const listStaffProductQuestions = defineEndpoint({
  operation: 'listStaffProductQuestions',
  summary:
    'A page of all product questions, by default the open ones first and the oldest of them first; `search` finds names of products and of members, and words of questions.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/product-questions',
  policy: 'staff',
  area: 'catalogue',
  query: z.extend(staffListQuery(['status', 'newest']), {
    status: z.optional(z.enum(ProductQuestionStatus.options, 'Status must be one of the list')),
  }),
  response: { status: 200, body: staffListBody(StaffProductQuestion) },
  failures: [400, 401, 403],
});

export const getStaffProductQuestion = defineEndpoint({
  operation: 'getStaffProductQuestion',
  summary: 'One product question, for staff.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/product-questions/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: QuestionParams,
  response: { status: 200, body: dataResponse(StaffProductQuestion) },
  failures: [401, 403, 404],
});

export const decideProductQuestion = defineEndpoint({
  operation: 'decideProductQuestion',
  summary:
    'Publishes a product question with a reply, changes or withdraws the reply, or declines the question; its member is notified when it is published or declined. 409 when it does not have the version that the caller has seen, and for a question of the caller.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/product-questions/{id}/decision',
  policy: 'staff',
  area: 'catalogue',
  params: QuestionParams,
  body: z.object({
    /** The version that the caller has seen. */
    version: z.int('Version must be a whole number'),
    decision: ProductQuestionDecision,
  }),
  response: { status: 200, body: dataResponse(StaffProductQuestion) },
  failures: [400, 401, 403, 404, 409],
});
