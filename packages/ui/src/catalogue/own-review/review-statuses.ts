/** The words of the statuses of a review, how they look, and what each means for its author; English. */
export const REVIEW_STATUSES = {
  PENDING: {
    label: 'Not checked yet',
    badge: 'spice',
    text: 'We will look at your review soon. Until then only you see it.',
  },
  APPROVED: {
    label: 'Shown',
    badge: 'credit',
    text: 'Everyone can see your review. After a change we look at it again.',
  },
  DECLINED: {
    label: 'Not shown',
    badge: 'debit',
    text: 'We did not show your review. You can change it and send it again.',
  },
} as const;
