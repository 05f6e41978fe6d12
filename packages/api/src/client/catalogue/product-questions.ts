import { askProductQuestion, listProductQuestions } from '../../contract/index.ts';
import type { NewProductQuestion, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The questions about products. */
export function productQuestionsClient(call: Call) {
  return {
    /** A page of the published questions about a product. */
    list: (
      productId: string,
      query: Partial<QueryOf<typeof listProductQuestions>> = {},
      signal?: AbortSignal,
    ) => call(listProductQuestions, { params: { id: productId }, query, signal }),

    ask: (productId: string, question: NewProductQuestion, signal?: AbortSignal) =>
      toData(call(askProductQuestion, { params: { id: productId }, body: question, signal })),
  };
}
