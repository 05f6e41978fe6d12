import {
  type QueryOf,
  type ReviewDecision,
  decideReview,
  getStaffReview,
  listStaffReviews,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The reviews of products, on which staff decide. */
export function staffReviewsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffReviews>> = {}, signal?: AbortSignal) =>
      call(listStaffReviews, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getStaffReview, { params: { id }, signal })),

    /** @param version the version that the user has seen */
    decide: (id: string, version: number, decision: ReviewDecision, signal?: AbortSignal) =>
      toData(call(decideReview, { params: { id }, body: { version, decision }, signal })),
  };
}
