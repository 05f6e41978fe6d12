import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { pointsListMachine } from './points-list.machine.ts';

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
