import { approvalEditing, declineEditing } from '#app/staff/reviews/decisions.tsx';
import { sampleStaffReview } from '#app/staff/reviews/reviews.scenario.ts';
import { reviews } from '#app/staff/reviews/reviews.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

/** The reviews of products, for staff. */
export const reviewFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(reviews, sampleStaffReview),
  ...formFlow('review approval', approvalEditing, ({ author }) => author, sampleStaffReview, {}),
  ...formFlow('review decline', declineEditing, ({ author }) => author, sampleStaffReview, {
    reason: 'Please leave out telephone numbers.',
  }),
};
