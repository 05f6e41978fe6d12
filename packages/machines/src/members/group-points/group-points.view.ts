import type { GroupPoints } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { groupPointsMachine } from './group-points.machine.ts';

/** The facts that the points by month show: the months since the first one with points. */
export function groupPointsView(snapshot: SnapshotFrom<typeof groupPointsMachine>) {
  const { status, items, error } = pagedListView(snapshot);
  const oldest = items.findLastIndex(({ own, team }) => own > 0 || team > 0);
  return { status, months: items.slice(0, oldest + 1), error };
}

/** What a user can do with them. */
export const groupPointsVerbs = pagedListVerbs<GroupPoints, undefined>;
