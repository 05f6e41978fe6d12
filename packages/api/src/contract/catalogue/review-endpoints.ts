import type { Endpoint } from '../endpoint.ts';
import { deleteReview, getOwnReview, listReviews, saveReview } from './review.ts';
import { decideReview, getStaffReview, listStaffReviews } from './staff-review.ts';

/** The calls on reviews. */
export const reviewEndpoints: readonly Endpoint[] = [
  listReviews,
  getOwnReview,
  saveReview,
  deleteReview,
  listStaffReviews,
  getStaffReview,
  decideReview,
];
