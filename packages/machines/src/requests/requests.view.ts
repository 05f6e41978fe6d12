import type { MemberRequest } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { RequestsEvent, requestsMachine } from './requests.machine.ts';

/** The facts that the screen of requests shows. */
export function requestsView(snapshot: SnapshotFrom<typeof requestsMachine>) {
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

/** What a person can do with their requests, and what the form tells of them. */
export function requestsVerbs(send: (event: RequestsEvent) => void) {
  return {
    openPage: (page: number) => send({ type: 'page.open', page }),
    retry: () => send({ type: 'requests.retry' }),
    raised: (request: MemberRequest) => send({ type: 'request.raised', request }),
    askWithdraw: (id: string) => send({ type: 'request.withdraw', id }),
    confirmWithdraw: () => send({ type: 'withdraw.confirm' }),
    cancelWithdraw: () => send({ type: 'withdraw.cancel' }),
  };
}
