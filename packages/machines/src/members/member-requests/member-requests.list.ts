import type { MemberRequest } from '@pgm/api/contract';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { confirmedActionVerbs, createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { requestWithdrawalMachine } from '../request-withdrawal/request-withdrawal.machine.ts';

/** A member's requests, page by page. Provide `fetchPage` with the call. */
export const memberRequestsMachine = createPagedList<MemberRequest>({
  id: 'member-requests',
  toKey: ({ id }) => id,
});

/** The facts that the list of member requests shows. */
export function memberRequestsView(snapshot: SnapshotFrom<typeof memberRequestsMachine>) {
  const { items: requests, status, page, pageCount, error } = pagedListView(snapshot);
  return { status, requests, page, pageCount, error };
}

/** What a user can do with the list, and what the form and the withdrawal report about it. */
export const memberRequestsVerbs = pagedListVerbs<MemberRequest, undefined>;

/** Keeps the list up to date with the withdrawals, until the returned function is called. */
export function followWithdrawal(
  list: ActorRefFrom<typeof memberRequestsMachine>,
  withdrawal: ActorRefFrom<typeof requestWithdrawalMachine>,
) {
  const { remove, retry } = memberRequestsVerbs(list.send);
  const { cancel } = confirmedActionVerbs<MemberRequest>(withdrawal.send);
  const followed = [
    withdrawal.on('action.done', ({ subject }) => remove(subject.id)),
    withdrawal.on('action.failed', ({ failure }) => {
      // The company has decided the request meanwhile.
      if (failure?.code === 'conflict') retry();
    }),
    // The question is about a request of the page that was shown.
    list.subscribe(({ value }) => value === 'loading' && cancel()),
  ];
  return () => followed.forEach(({ unsubscribe }) => unsubscribe());
}
