import type { GroupPoints } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';
import { POINTS_NOT_FETCHED } from '../points-list/points-list.list.ts';

/** The points of a member and of the team by month, on one page. Provide `fetchPage` with the call. */
export const groupPointsMachine = createPagedList<GroupPoints>({
  id: 'group-points',
  toKey: ({ month }) => month,
  notFetched: POINTS_NOT_FETCHED,
});

/** The facts that the points by month show: the months since the first one with points. */
export function groupPointsView(snapshot: SnapshotFrom<typeof groupPointsMachine>) {
  const { status, items, error } = pagedListView(snapshot);
  const oldest = items.findLastIndex(({ own, team }) => own > 0 || team > 0);
  return { status, months: items.slice(0, oldest + 1), error };
}

/** What a user can do with them. */
export const groupPointsVerbs = pagedListVerbs<GroupPoints, undefined>;
