import type { BankDetailsEvent } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { bankDetailsHistoryMachine } from './bank-details-history.machine.ts';

/** The facts that the history shows. */
export function bankDetailsHistoryView(snapshot: SnapshotFrom<typeof bankDetailsHistoryMachine>) {
  const { status, items: events, error } = pagedListView(snapshot);
  return { status, events, error, canShowMore: snapshot.can({ type: 'list.more' }) };
}

/** What a user can do with the history. */
export const bankDetailsHistoryVerbs = pagedListVerbs<BankDetailsEvent, undefined>;
