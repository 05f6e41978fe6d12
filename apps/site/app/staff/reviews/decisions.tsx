import { DeclinedReview, StaffReview } from '@pgm/api/contract';
import { plainDecision, reasonedDecision } from '../kit/decision-editing.tsx';
import { ReviewFacts } from './review-facts.tsx';

/** Whether a review can be approved. */
export const canApprove = ({ status }: StaffReview) => status !== 'APPROVED';

/** Whether a review can be declined. */
export const canDecline = ({ status }: StaffReview) => status !== 'DECLINED';

const review = {
  stored: StaffReview,
  changed: 'This review has changed. It is shown as it is now.',
  Facts: ReviewFacts,
};

/** How a review is approved. */
export const approvalEditing = plainDecision<StaffReview>({
  ...review,
  id: 'review-approval',
  saveLabel: 'Approve',
  toConsequence: (row) =>
    canApprove(row) ? 'Everyone can see it from now on. Its author is notified.' : undefined,
  decide: (client, { id, version }, signal) =>
    client.reviews.decide(id, version, { status: 'APPROVED' }, signal),
});

/** How a review is declined. */
export const declineEditing = reasonedDecision<StaffReview>({
  ...review,
  id: 'review-decline',
  schema: DeclinedReview,
  saveLabel: 'Decline',
  title: 'Why it is not shown',
  decide: (client, { id, version }, reason, signal) =>
    client.reviews.decide(id, version, { status: 'DECLINED', reason }, signal),
});
