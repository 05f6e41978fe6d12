import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listPart, numberPart } from '../form-parts.ts';
import { PageQuery } from '../list-query.ts';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { text } from '../text.ts';
import { MAX_STARS, Review } from './rating.ts';

/** The longest text of a review, in characters. */
export const MAX_REVIEW_TEXT = 2000;

/** The most photos of one review. */
export const MAX_REVIEW_PHOTOS = 3;

/** The orders of the reviews of a product. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** `PENDING`: staff have not looked at it yet. A change makes every review pending. */
export const ReviewStatus = z.enum(['PENDING', 'APPROVED', 'DECLINED']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** A review as its author sees it. */
export const OwnReview = z.extend(z.omit(Review, { id: true, author: true }), {
  status: ReviewStatus,
  /** Why staff declined it; null otherwise. */
  reason: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** What a member can do about the review of a product. */
export const OwnReviewState = z.object({
  /** Whether the product was delivered to the member, so that they can write a review. */
  canWrite: z.boolean(),
  /** Null before it is written. */
  review: z.nullable(OwnReview),
});
export type OwnReviewState = z.infer<typeof OwnReviewState>;

/** The message for a review without stars. */
export const NO_STARS = `Choose 1 to ${MAX_STARS} stars`;

/** The message for too many photos. */
export const TOO_MANY_PHOTOS = `At most ${MAX_REVIEW_PHOTOS} photos`;

export const Stars = z.int(NO_STARS).check(z.gte(1, NO_STARS), z.lte(MAX_STARS, NO_STARS));

export const ReviewText = text(MAX_REVIEW_TEXT, 'Review');

/** A review as its author writes or changes it. */
export const ReviewForm = z
  .object({
    stars: numberPart(Stars, NO_STARS),
    text: z._default(ReviewText, ''),
    /** The addresses of the photos that stay. Default: none of them. */
    photos: z._default(listPart(text(200, 'Photo'), MAX_REVIEW_PHOTOS, TOO_MANY_PHOTOS), []),
    /** New photos. */
    images: z._default(listPart(z.file('Choose a photo'), MAX_REVIEW_PHOTOS, TOO_MANY_PHOTOS), []),
  })
  .check(
    z.refine(({ photos, images }) => photos.length + images.length <= MAX_REVIEW_PHOTOS, {
      path: ['images'],
      error: TOO_MANY_PHOTOS,
    }),
  );
export type ReviewForm = z.infer<typeof ReviewForm>;

const ProductParams = z.object({ id: z.uuid('Product not found') });
const OwnParams = z.object({ productId: z.uuid('Product not found') });

export const listReviews = defineEndpoint({
  operation: 'listReviews',
  summary: 'The approved reviews of a product that a visitor can see.',
  base: 'product',
  method: 'GET',
  path: '/api/products/{id}/reviews',
  policy: 'public',
  params: ProductParams,
  query: z.extend(PageQuery, {
    sort: z._default(z.enum(REVIEW_SORTS), 'newest'),
  }),
  response: { status: 200, body: listResponseBody(Review) },
  failures: [400, 404],
});

export const getOwnReview = defineEndpoint({
  operation: 'getOwnReview',
  summary: "The caller's review of a product, and whether the caller can write one.",
  base: 'product',
  method: 'GET',
  path: '/api/reviews/{productId}',
  policy: 'member',
  params: OwnParams,
  response: { status: 200, body: dataResponse(OwnReviewState) },
  failures: [401, 404],
});

export const saveReview = defineEndpoint({
  operation: 'saveReview',
  summary:
    "Writes or changes the caller's review of a product that was delivered to the caller; it is shown once staff have approved it. 409 without a delivered order of the product.",
  base: 'product',
  method: 'PUT',
  path: '/api/reviews/{productId}',
  policy: 'member',
  params: OwnParams,
  form: 'multipart',
  maxImages: MAX_REVIEW_PHOTOS,
  body: ReviewForm,
  response: { status: 200, body: dataResponse(OwnReview) },
  failures: [400, 401, 404, 409, 413, 429, 503],
});

export const deleteReview = defineEndpoint({
  operation: 'deleteReview',
  summary: "Deletes the caller's review of a product, with its photos.",
  base: 'product',
  method: 'DELETE',
  path: '/api/reviews/{productId}',
  policy: 'member',
  params: OwnParams,
  response: { status: 200, body: Done },
  failures: [401, 404],
});
