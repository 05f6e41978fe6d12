import type { MemberRequest } from '@pgm/api/contract';
import type { ActorRefFrom } from 'xstate';
import { confirmedActionVerbs } from '../../kit/index.ts';
import type { requestWithdrawalMachine } from '../request-withdrawal/index.ts';
import type { memberRequestsMachine } from './member-requests.machine.ts';
import { memberRequestsVerbs } from './member-requests.view.ts';

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
