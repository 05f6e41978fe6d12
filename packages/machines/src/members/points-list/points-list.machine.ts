import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The sentence for points that could not be fetched (spec section 8). */
export const POINTS_NOT_FETCHED = 'Failed to fetch BV points';

/** The orders that have points in the group of the filter, page by page. Provide `fetchPage` with the call. */
export const pointsListMachine = createPagedList<PointsTransaction, PointsGroup>({
  id: 'points-list',
  toKey: ({ id }) => id,
  notFetched: POINTS_NOT_FETCHED,
});
