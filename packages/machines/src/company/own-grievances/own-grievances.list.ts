import type { OwnGrievance } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** A member's grievances, page by page. Provide `fetchPage` with the call. */
export const ownGrievancesMachine = createPagedList<OwnGrievance>({
  id: 'own-grievances',
  toKey: ({ number }) => number,
});

/** The facts that the list of a member's grievances shows. */
export function ownGrievancesView(snapshot: SnapshotFrom<typeof ownGrievancesMachine>) {
  const { items: grievances, status, page, pageCount, error } = pagedListView(snapshot);
  return { status, grievances, page, pageCount, error };
}

/** What a user can do with the list. */
export const ownGrievancesVerbs = pagedListVerbs<OwnGrievance, undefined>;
