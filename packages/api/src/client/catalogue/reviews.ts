import { deleteReview, getOwnReview, listReviews, saveReview } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** A review to save. */
interface ReviewToSave {
  readonly stars: number;
  readonly text: string;
  /** The addresses of the photos that stay. */
  readonly photos: readonly string[];
  /** New photos. */
  readonly images: readonly File[];
}

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
    save: (productId: string, { photos, images, ...review }: ReviewToSave, signal?: AbortSignal) =>
      toData(
        call(saveReview, {
          params: { productId },
          body: { ...review, photos: [...photos], images: [...images] },
          signal,
        }),
      ),

    remove: (productId: string, signal?: AbortSignal) =>
      call(deleteReview, { params: { productId }, signal }),
  };
}
