import type { Review } from '@pgm/api/contract';
import { done, pagedListScenario } from '../../kit/kit.scenario.ts';

/** Reviews that staff have approved, one of them without a text, one with a photo. */
export const sampleReviews: readonly Review[] = [
  {
    id: '01a2058b-a088-7593-895b-e301684aee01',
    productId: 'honey',
    author: 'Asha M.',
    stars: 5,
    text: 'Thick, dark and not too sweet.\nThe jar came well packed.',
    photos: ['/media/products/honey-front/640.webp'],
    writtenAt: '2026-11-20T10:15:00.000Z',
  },
  {
    id: '01a2058b-a088-7593-895b-e301684aee02',
    productId: 'honey',
    author: 'Ravi K.',
    stars: 4,
    text: '',
    photos: [],
    writtenAt: '2026-11-12T08:00:00.000Z',
  },
];

const list = pagedListScenario(sampleReviews);

/** The events with which tests and stories reach every state. */
export const reviewsScenario = {
  ...list,
  fetchedLast: done('fetchPage', { items: sampleReviews, pageCount: 1, total: 2 }),
  fetchedLowest: done('fetchPage', { items: sampleReviews.toReversed(), pageCount: 1, total: 2 }),
  lowestFirst: { type: 'list.open', query: { sort: 'lowest', page: 1 } },
} as const;
