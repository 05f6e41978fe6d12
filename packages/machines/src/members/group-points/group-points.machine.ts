import type { GroupPoints } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';
import { POINTS_NOT_FETCHED } from '../points-list/index.ts';

/** The points of a member and of the team by month, on one page. Provide `fetchPage` with the call. */
export const groupPointsMachine = createPagedList<GroupPoints>({
  id: 'group-points',
  toKey: ({ month }) => month,
  notFetched: POINTS_NOT_FETCHED,
});
