import type { StaffArticleRow } from '@pgm/api/contract';

/** An article that visitors see, with Hindi. */
export const sampleStaffArticle: StaffArticleRow = {
  id: '01a2058b-a088-7593-895b-e301684aece8',
  kind: 'news',
  slug: 'rain',
  title: 'Deliveries during the rains',
  state: 'PUBLISHED',
  isTranslationMissing: false,
  isTranslationOutdated: false,
  isChanged: true,
  isReady: false,
  isSample: false,
  publishedAt: '2026-11-18T03:30:00.000Z',
  version: 3,
};
