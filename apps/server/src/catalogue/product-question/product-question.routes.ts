import {
  type QueryOf,
  askProductQuestion as askProductQuestionCall,
  decideProductQuestion as decideProductQuestionCall,
  fail,
  getStaffProductQuestion,
  listProductQuestions,
  listStaffProductQuestions,
  ok,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { attempt } from '../../platform/database/attempt.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { toDecidedRecord } from '../../platform/record/decided-record.ts';
import { isProductOnShow } from '../tables/product-rows.transactions.ts';
import { askProductQuestion } from './ask-product-question.ts';
import { NOT_FOUND, decideProductQuestion } from './decide-product-question.ts';
import { toOwnQuestion } from './product-question.mapper.ts';
import { ProductQuestionRepository } from './product-question.repository.ts';
import { findStaffQuestion, staffProductQuestions } from './staff-product-question.repository.ts';

/** How many questions one member may send: staff look at each. */
const QUESTIONS = { max: 20, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The calls on product questions. */
export function productQuestionRoutes({ db, limiter, now }: Platform) {
  const repository = new ProductQuestionRepository(db);
  const questions = limiter(QUESTIONS);

  const list = async (
    productId: string,
    query: QueryOf<typeof listProductQuestions>,
  ): Promise<Outcome<typeof listProductQuestions>> =>
    (await isProductOnShow(db, productId))
      ? pagedOnRequest(
          {
            list: ({ page }) => repository.list({ productId, page }),
            count: ({ page }) => repository.count({ productId, page }),
          },
          query,
        )
      : NO_PRODUCT;

  const ask = async (
    userId: string,
    productId: string,
    text: string,
  ): Promise<Outcome<typeof askProductQuestionCall>> => {
    if (!(await isProductOnShow(db, productId))) return NO_PRODUCT;
    const tooMany = await questions.count('product questions', userId);
    if (tooMany) return tooMany;
    const asked = { userId, productId, text, at: new Date(now()) };
    const stored = await attempt(db, (tx) => askProductQuestion(tx, asked));
    return stored.ok ? ok({ success: true, data: toOwnQuestion(stored.value) }) : stored;
  };

  const get = async (id: string): Promise<Outcome<typeof getStaffProductQuestion>> => {
    const question = await findStaffQuestion(db, id);
    return question ? ok({ success: true, data: question }) : NOT_FOUND;
  };

  return [
    route(listProductQuestions, ({ params, query }) => list(params.id, query)),
    route(askProductQuestionCall, ({ caller, params, body }) => ask(caller.id, params.id, body.text)),
    route(listStaffProductQuestions, ({ query }) => staffPage(db, staffProductQuestions, query)),
    route(getStaffProductQuestion, ({ params }) => get(params.id)),
    route(decideProductQuestionCall, async ({ caller, params: { id }, body: { version, decision } }) => {
      const editor = { actorId: caller.id, at: new Date(now()) };
      const decided = await attempt(db, (tx) => decideProductQuestion(tx, { id, version, decision, editor }));
      return toDecidedRecord({
        decided,
        version,
        find: () => findStaffQuestion(db, id),
        notFound: NOT_FOUND,
      });
    }),
  ];
}

const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
