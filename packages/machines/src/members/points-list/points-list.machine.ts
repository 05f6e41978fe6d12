import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The orders that have points in the group of the filter, page by page. Provide `fetchPage` with the call. */
export const pointsListMachine = createPagedList<PointsTransaction, PointsGroup>({
  id: 'points-list',
  toKey: ({ id }) => id,
});
