import type { OwnGrievance } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { ownGrievancesMachine } from './own-grievances.machine.ts';

/** The facts that the list of a member's grievances shows. */
export function ownGrievancesView(snapshot: SnapshotFrom<typeof ownGrievancesMachine>) {
  const { items: grievances, status, page, pageCount, error } = pagedListView(snapshot);
  return { status, grievances, page, pageCount, error };
}

/** What a user can do with the list. */
export const ownGrievancesVerbs = pagedListVerbs<OwnGrievance, undefined>;
