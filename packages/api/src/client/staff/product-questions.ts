import {
  type ProductQuestionDecision,
  type QueryOf,
  decideProductQuestion,
  getStaffProductQuestion,
  listStaffProductQuestions,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The questions about products, to which staff reply. */
export function staffProductQuestionsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffProductQuestions>> = {}, signal?: AbortSignal) =>
      call(listStaffProductQuestions, { query, signal }),

    get: (id: string, signal?: AbortSignal) =>
      toData(call(getStaffProductQuestion, { params: { id }, signal })),

    /** @param version the version that the user has seen */
    decide: (id: string, version: number, decision: ProductQuestionDecision, signal?: AbortSignal) =>
      toData(call(decideProductQuestion, { params: { id }, body: { version, decision }, signal })),
  };
}
