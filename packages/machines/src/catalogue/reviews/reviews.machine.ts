import type { Review } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The approved reviews of a product; more are added below. Provide `fetchPage` with the call. */
export const reviewsMachine = createPagedList<Review>({
  id: 'reviews',
  toKey: ({ id }) => id,
  isGrowing: true,
});
