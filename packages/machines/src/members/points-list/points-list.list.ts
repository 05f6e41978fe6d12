import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The sentence for points that could not be fetched (spec section 8). */
export const POINTS_NOT_FETCHED = 'Failed to fetch BV points';

/** The orders that have points in the group of the filter, page by page. Provide `fetchPage` with the call. */
export const pointsListMachine = createPagedList<PointsTransaction, PointsGroup>({
  id: 'points-list',
  toKey: ({ id }) => id,
  notFetched: POINTS_NOT_FETCHED,
});

/** The number of transactions on a page (spec section 9). */
export const POINTS_PAGE_SIZE = 5;

/** The facts that the list of one group shows. */
export function pointsListView(snapshot: SnapshotFrom<typeof pointsListMachine>) {
  const { status, filter, items, page, pageCount, total = 0, search, error } = pagedListView(snapshot);
  return {
    status,
    /** The group of the list. */
    group: filter ?? 'pending',
    transactions: items,
    search,
    page,
    pageCount,
    /** The number of all matches. */
    count: total,
    /** The position of this page's first transaction among them, counting from 1. */
    from: (page - 1) * POINTS_PAGE_SIZE + 1,
    error,
  };
}

/** What a user can do with the list. */
export const pointsListVerbs = pagedListVerbs<PointsTransaction, PointsGroup>;
