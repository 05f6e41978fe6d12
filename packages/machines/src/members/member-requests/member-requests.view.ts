import type { MemberRequest } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { memberRequestsMachine } from './member-requests.machine.ts';

/** The facts that the list of member requests shows. */
export function memberRequestsView(snapshot: SnapshotFrom<typeof memberRequestsMachine>) {
  const { items: requests, status, page, pageCount, error } = pagedListView(snapshot);
  return { status, requests, page, pageCount, error };
}

/** What a user can do with the list, and what the form and the withdrawal report about it. */
export const memberRequestsVerbs = pagedListVerbs<MemberRequest, undefined>;
