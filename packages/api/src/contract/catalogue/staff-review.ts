import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText } from '../text.ts';
import { Review } from './rating.ts';
import { ReviewStatus } from './review.ts';

/** A review as staff see it. */
export const StaffReview = z.extend(Review, {
  productName: z.string(),
  /** The user name of the author. */
  username: z.string(),
  status: ReviewStatus,
  /** Why it was declined; null otherwise. */
  reason: z.nullable(z.string()),
  /** Grows with each change and each decision. */
  version: z.int(),
});
export type StaffReview = z.infer<typeof StaffReview>;

/** Why a review is declined. */
export const DeclinedReview = z.object({
  /** Its author can read it. */
  reason: requiredText(300, 'Reason', 'Please give a reason'),
});
export type DeclinedReview = z.infer<typeof DeclinedReview>;

/** What staff decide about a review. */
export const ReviewDecision = z.discriminatedUnion(
  'status',
  [z.object({ status: z.literal('APPROVED') }), z.extend(DeclinedReview, { status: z.literal('DECLINED') })],
  'Choose approved or declined',
);
export type ReviewDecision = z.infer<typeof ReviewDecision>;

const ReviewParams = z.object({ id: z.uuid('Review not found') });

export const listStaffReviews = defineEndpoint({
  operation: 'listStaffReviews',
  summary: 'A page of all reviews; `search` finds names of products and of authors.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/reviews',
  policy: 'staff',
  area: 'catalogue',
  query: z.extend(staffListQuery(['newest', 'stars']), {
    status: z.optional(z.enum(ReviewStatus.options, 'Status must be one of the list')),
    stars: z.optional(z.enum(['1', '2', '3', '4', '5'], 'Stars must be from 1 to 5')),
  }),
  response: { status: 200, body: staffListBody(StaffReview) },
  failures: [400, 401, 403],
});

export const getStaffReview = defineEndpoint({
  operation: 'getStaffReview',
  summary: 'One review, for staff.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/reviews/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: ReviewParams,
  response: { status: 200, body: dataResponse(StaffReview) },
  failures: [401, 403, 404],
});

export const decideReview = defineEndpoint({
  operation: 'decideReview',
  summary:
    'Approves or declines a review, and notifies its author; 409 when it does not have the version that the caller has seen, and for a review of the caller.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/reviews/{id}/decision',
  policy: 'staff',
  area: 'catalogue',
  params: ReviewParams,
  body: z.object({
    /** The version that the caller has seen. */
    version: z.int('Version must be a whole number'),
    decision: ReviewDecision,
  }),
  response: { status: 200, body: dataResponse(StaffReview) },
  failures: [400, 401, 403, 404, 409],
});
