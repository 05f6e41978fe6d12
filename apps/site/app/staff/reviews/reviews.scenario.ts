import type { StaffReview } from '@pgm/api/contract';

/** A review that waits for staff. */
export const sampleStaffReview: StaffReview = {
  id: '01a2058b-a088-7593-895b-e301684aee11',
  productId: '01a2058b-a088-7593-895b-e301684aee12',
  productName: 'Forest Honey, 500 g',
  author: 'Asha M.',
  username: 'asha',
  stars: 4,
  text: 'Thick, dark and not too sweet.',
  photos: ['/media/products/honey-front/640.webp'],
  status: 'PENDING',
  reason: null,
  writtenAt: '2026-11-20T10:15:00.000Z',
  version: 2,
};
