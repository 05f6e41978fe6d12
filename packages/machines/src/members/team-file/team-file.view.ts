import type { SnapshotFrom } from 'xstate';
import type { TeamFilter } from '../team-activity/team-activity.list.ts';
import type { TeamFileEvent, teamFileMachine } from './team-file.machine.ts';

/** The facts that the button for the file shows. */
export function teamFileView(snapshot: SnapshotFrom<typeof teamFileMachine>) {
  return { isFetching: snapshot.matches('fetching'), alert: snapshot.context.alert };
}

/** What a user can do with it. */
export function teamFileVerbs(send: (event: TeamFileEvent) => void) {
  return { fetch: (filter: TeamFilter) => send({ type: 'file.fetch', filter }) };
}
