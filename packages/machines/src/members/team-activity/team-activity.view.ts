import type { TeamActivity } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { TeamFilter, teamActivityMachine } from './team-activity.machine.ts';

/** The facts that the activity of a team shows. */
export function teamActivityView(snapshot: SnapshotFrom<typeof teamActivityMachine>) {
  const { status, items: people, page, pageCount, total = 0, filter, error } = pagedListView(snapshot);
  return { status, people, page, pageCount, total, filter, error };
}

/** What a user can do with it. */
export const teamActivityVerbs = pagedListVerbs<TeamActivity, TeamFilter>;
