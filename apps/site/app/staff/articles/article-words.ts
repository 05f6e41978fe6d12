/** What visitors see of an article, in English. */
export const STATES = {
  DRAFT: { label: 'Draft', badge: 'plain' },
  SCHEDULED: { label: 'Scheduled', badge: 'spice' },
  PUBLISHED: { label: 'Published', badge: 'credit' },
  UNPUBLISHED: { label: 'Withdrawn', badge: 'debit' },
} as const;
