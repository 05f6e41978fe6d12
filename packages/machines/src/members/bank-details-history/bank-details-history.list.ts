import type { BankDetailsEvent } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The history of the bank details of a member, page by page below each other. Provide `fetchPage` with the call. */
export const bankDetailsHistoryMachine = createPagedList<BankDetailsEvent>({
  id: 'bank-details-history',
  toKey: ({ id }) => id,
  isGrowing: true,
});

/** The facts that the history shows. */
export function bankDetailsHistoryView(snapshot: SnapshotFrom<typeof bankDetailsHistoryMachine>) {
  const { status, items: events, error } = pagedListView(snapshot);
  return { status, events, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the history. */
export const bankDetailsHistoryVerbs = pagedListVerbs<BankDetailsEvent, undefined>;
