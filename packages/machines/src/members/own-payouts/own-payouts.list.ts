import type { OwnPayout } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The payouts of a member with their figures, page by page below each other. Provide `fetchPage` with the call. */
export const ownPayoutsMachine = createPagedList<OwnPayout>({
  id: 'own-payouts',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** The facts that the list of payouts shows. */
export function ownPayoutsView(snapshot: SnapshotFrom<typeof ownPayoutsMachine>) {
  const { status, items: payouts, error } = pagedListView(snapshot);
  return { status, payouts, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the list. */
export const ownPayoutsVerbs = pagedListVerbs<OwnPayout, undefined>;
