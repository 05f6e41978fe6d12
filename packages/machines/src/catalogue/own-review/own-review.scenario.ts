import type { OwnReview } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A review that waits for staff. */
export const sampleOwnReview: OwnReview = {
  productId: 'honey',
  stars: 4,
  text: 'Thick, dark and not too sweet.',
  photos: ['/media/products/honey-front/640.webp'],
  status: 'PENDING',
  reason: null,
  writtenAt: '2026-11-20T10:15:00.000Z',
};

const photo = { address: '/media/products/honey-back/640.webp', type: 'image/jpeg', bytes: 84_000 };

/** Sample events that reach every state of the machine, for tests and stories. */
export const ownReviewScenario = {
  fetchedNone: done('fetchOwn', { canWrite: true, review: null }),
  fetchedOther: done('fetchOwn', { canWrite: false, review: null }),
  fetched: done('fetchOwn', { canWrite: true, review: sampleOwnReview }),
  fetchedApproved: done('fetchOwn', {
    canWrite: true,
    review: { ...sampleOwnReview, status: 'APPROVED' as const },
  }),
  fetchedDeclined: done('fetchOwn', {
    canWrite: true,
    review: {
      ...sampleOwnReview,
      status: 'DECLINED' as const,
      reason: 'Please leave out telephone numbers.',
    },
  }),
  notFetched: failed('fetchOwn'),
  reload: { type: 'page.retry' },
  open: { type: 'form.open' },
  chooseStars: { type: 'stars.change', stars: 4 },
  type: { type: 'text.change', text: 'Thick, dark and not too sweet.' },
  typeTooMuch: { type: 'text.change', text: 'x'.repeat(2001) },
  addPhoto: { type: 'photo.add', photo },
  addText: { type: 'photo.add', photo: { ...photo, type: 'text/plain' } },
  rejectPhoto: { type: 'photo.reject', address: photo.address },
  removePhoto: { type: 'photo.remove', address: photo.address },
  submit: { type: 'form.submit' },
  close: { type: 'form.close' },
  saved: done('saveReview', sampleOwnReview),
  notSaved: failed('saveReview'),
  saveBroke: threw('saveReview'),
  remove: { type: 'review.remove' },
  confirm: { type: 'remove.confirm' },
  dismiss: { type: 'remove.dismiss' },
  removed: done('removeReview', { success: true }),
  notRemoved: failed('removeReview'),
} as const;
