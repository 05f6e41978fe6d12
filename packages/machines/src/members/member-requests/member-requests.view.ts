import type { MemberRequest } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { MemberRequestsEvent, memberRequestsMachine } from './member-requests.machine.ts';

/** The facts that the list of member requests shows. */
export function memberRequestsView(snapshot: SnapshotFrom<typeof memberRequestsMachine>) {
  const { requests, page, pageCount, withdrawingId, error } = snapshot.context;
  const isWithdrawing = snapshot.matches({ ready: 'withdrawing' });
  return {
    status: snapshot.matches('loading')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('ready' as const),
    requests,
    page,
    pageCount,
    error,
    isConfirming: snapshot.matches({ ready: 'confirming' }) || isWithdrawing,
    isWithdrawing,
    withdrawingId,
  };
}

/** What a user can do with their member requests, and what the form reports about them. */
export function memberRequestsVerbs(send: (event: MemberRequestsEvent) => void) {
  return {
    openPage: (page: number) => send({ type: 'page.open', page }),
    retry: () => send({ type: 'requests.retry' }),
    raised: (request: MemberRequest) => send({ type: 'request.raised', request }),
    askWithdraw: (id: string) => send({ type: 'request.withdraw', id }),
    confirmWithdraw: () => send({ type: 'withdraw.confirm' }),
    cancelWithdraw: () => send({ type: 'withdraw.cancel' }),
  };
}
