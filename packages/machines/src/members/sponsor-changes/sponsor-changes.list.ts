import type { SponsorChange } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The changes of a member's sponsor, page by page below each other. Provide `fetchPage` with the call. */
export const sponsorChangesMachine = createPagedList<SponsorChange>({
  id: 'sponsor-changes',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** The facts that the history of a sponsor shows. */
export function sponsorChangesView(snapshot: SnapshotFrom<typeof sponsorChangesMachine>) {
  const { status, items: changes, error } = pagedListView(snapshot);
  return { status, changes, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the history. */
export const sponsorChangesVerbs = pagedListVerbs<SponsorChange, undefined>;
