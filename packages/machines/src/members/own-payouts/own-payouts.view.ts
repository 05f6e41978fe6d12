import type { OwnPayout } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { ownPayoutsMachine } from './own-payouts.machine.ts';

/** The facts that the list of payouts shows. */
export function ownPayoutsView(snapshot: SnapshotFrom<typeof ownPayoutsMachine>) {
  const { status, items: payouts, error } = pagedListView(snapshot);
  return { status, payouts, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the list. */
export const ownPayoutsVerbs = pagedListVerbs<OwnPayout, undefined>;
