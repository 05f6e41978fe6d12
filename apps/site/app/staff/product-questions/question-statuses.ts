/** The words of the statuses of a product question, and how they look; English. */
export const QUESTION_STATUSES = {
  OPEN: { label: 'Open', badge: 'spice' },
  PUBLISHED: { label: 'Published', badge: 'credit' },
  DECLINED: { label: 'Declined', badge: 'debit' },
} as const;
