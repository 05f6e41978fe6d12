import { deleteReview, getOwnReview, listReviews, saveReview } from '../../contract/index.ts';
import type { QueryOf, ReviewForm } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The reviews of products. */
export function reviewsClient(call: Call) {
  return {
    /** A page of the approved reviews of a product. */
    list: (productId: string, query: Partial<QueryOf<typeof listReviews>> = {}, signal?: AbortSignal) =>
      call(listReviews, { params: { id: productId }, query, signal }),

    /** The caller's own review of a product, and whether the caller can write one. */
    getOwn: (productId: string, signal?: AbortSignal) =>
      toData(call(getOwnReview, { params: { productId }, signal })),

    /** Writes or changes the caller's review. */
    save: (productId: string, review: ReviewForm, signal?: AbortSignal) =>
      toData(call(saveReview, { params: { productId }, body: review, signal })),

    remove: (productId: string, signal?: AbortSignal) =>
      call(deleteReview, { params: { productId }, signal }),
  };
}
