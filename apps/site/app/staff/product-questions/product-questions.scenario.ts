import type { StaffProductQuestion } from '@pgm/api/contract';

/** A question that waits for staff. */
export const sampleStaffQuestion: StaffProductQuestion = {
  id: '01a2058b-a088-7593-895b-e301684aee31',
  productId: '01a2058b-a088-7593-895b-e301684aee12',
  productName: 'Forest Honey, 500 g',
  author: 'Asha M.',
  username: 'asha',
  text: 'Is any sugar added to this honey?',
  status: 'OPEN',
  reply: null,
  replyInHindi: null,
  publishedAt: null,
  reason: null,
  askedAt: '2026-11-20T10:15:00.000Z',
  version: 1,
};

/** A question with a reply in both languages. */
export const samplePublishedQuestion: StaffProductQuestion = {
  ...sampleStaffQuestion,
  id: '01a2058b-a088-7593-895b-e301684aee32',
  author: 'Ravi K.',
  username: 'ravi',
  text: 'How long does an open jar last?',
  status: 'PUBLISHED',
  reply: 'Use it within a year.',
  replyInHindi: 'एक साल के भीतर इस्तेमाल करें।',
  publishedAt: '2026-11-21T09:00:00.000Z',
  version: 2,
};
