import type { SponsorChange } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { sponsorChangesMachine } from './sponsor-changes.machine.ts';

/** The facts that the history of a sponsor shows. */
export function sponsorChangesView(snapshot: SnapshotFrom<typeof sponsorChangesMachine>) {
  const { status, items: changes, error } = pagedListView(snapshot);
  return { status, changes, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the history. */
export const sponsorChangesVerbs = pagedListVerbs<SponsorChange, undefined>;
