import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { PageQuery } from '../list-query.ts';
import { dataResponse, listResponseBody } from '../response.ts';
import { text } from '../text.ts';

/** The shortest question, in characters. */
const MIN_QUESTION_TEXT = 10;

/** The longest question, in characters. */
export const MAX_QUESTION_TEXT = 500;

/** The most questions of one member that wait for a reply. */
export const MAX_OPEN_PRODUCT_QUESTIONS = 5;

/** `OPEN`: it waits for staff. Only a published question has a reply, and only a declined one has a reason. */
export const ProductQuestionStatus = z.enum(['OPEN', 'PUBLISHED', 'DECLINED']);
export type ProductQuestionStatus = z.infer<typeof ProductQuestionStatus>;

/** A product question with the reply of the company, as everyone sees it. */
export const ProductQuestion = z.object({
  id: z.string(),
  /** Such as 'Asha M.'. */
  author: z.string(),
  text: z.string(),
  /** In English. */
  reply: z.string(),
  /** Null where there is none. */
  replyInHindi: z.nullable(z.string()),
  /** When it was published. ISO text. */
  publishedAt: z.string(),
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

/** A product question as its author sees it. */
export const OwnProductQuestion = z.object({
  productId: z.string(),
  text: z.string(),
  status: ProductQuestionStatus,
  /** Null unless it is published. */
  reply: z.nullable(z.string()),
  replyInHindi: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** Why staff declined it; null otherwise. */
  reason: z.nullable(z.string()),
  /** ISO text. */
  askedAt: z.string(),
});
export type OwnProductQuestion = z.infer<typeof OwnProductQuestion>;

/** A question as a member asks it. */
export const NewProductQuestion = z.object({
  text: text(MAX_QUESTION_TEXT, 'Question').check(
    z.minLength(MIN_QUESTION_TEXT, `Write at least ${MIN_QUESTION_TEXT} characters`),
  ),
});
export type NewProductQuestion = z.infer<typeof NewProductQuestion>;

const ProductParams = z.object({ id: z.uuid('Product not found') });

export const listProductQuestions = defineEndpoint({
  operation: 'listProductQuestions',
  summary: 'The published questions about a product that a visitor can see, the newest first.',
  base: 'product',
  method: 'GET',
  path: '/api/products/{id}/questions',
  policy: 'public',
  params: ProductParams,
  query: PageQuery,
  response: { status: 200, body: listResponseBody(ProductQuestion) },
  failures: [400, 404],
});

export const askProductQuestion = defineEndpoint({
  operation: 'askProductQuestion',
  summary: `Asks a question about a product, which is shown once staff have published it with a reply. 409 for the same question again, and when ${MAX_OPEN_PRODUCT_QUESTIONS} of the caller wait for a reply.`,
  base: 'product',
  method: 'POST',
  path: '/api/products/{id}/questions',
  policy: 'member',
  params: ProductParams,
  body: NewProductQuestion,
  response: { status: 201, body: dataResponse(OwnProductQuestion) },
  failures: [400, 401, 404, 409, 429],
});
