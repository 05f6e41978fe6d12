/** The kinds of articles, in English. */
export const KINDS = { blog: 'Blog', news: 'News', page: 'Page', policy: 'Policy' } as const;

/** What visitors see of an article, in English. */
export const STATES = {
  DRAFT: { label: 'Draft', badge: 'plain' },
  SCHEDULED: { label: 'Scheduled', badge: 'spice' },
  PUBLISHED: { label: 'Published', badge: 'credit' },
  UNPUBLISHED: { label: 'Withdrawn', badge: 'debit' },
} as const;
