import { fail, ok } from '@pgm/api/contract';
import { sampleMemberRequest } from '../member-request-form/member-request-form.scenario.ts';

const decided = {
  ...sampleMemberRequest,
  id: '018f0000-0000-7000-8000-0000000000e2',
  status: 'REJECTED',
  history: [
    ...sampleMemberRequest.history,
    { status: 'REJECTED', at: '2026-11-22T09:00:00.000Z', by: 'ADMIN', note: 'Please send us a copy.' },
  ],
} as const;

/** Sample events that reach every state of the machine, for tests and stories. */
export const memberRequestsScenario = {
  fetched: {
    type: 'xstate.done.actor.fetchMemberRequests',
    output: ok({ requests: [sampleMemberRequest, decided], pageCount: 2 }),
  },
  notFetched: {
    type: 'xstate.done.actor.fetchMemberRequests',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.open', page: 2 },
  retry: { type: 'requests.retry' },
  askWithdraw: { type: 'request.withdraw', id: sampleMemberRequest.id },
  confirm: { type: 'withdraw.confirm' },
  cancel: { type: 'withdraw.cancel' },
  withdrawn: { type: 'xstate.done.actor.withdrawMemberRequest', output: ok({ success: true }) },
  decidedMeanwhile: {
    type: 'xstate.done.actor.withdrawMemberRequest',
    output: fail({ code: 'conflict', message: 'This request is decided already.' }),
  },
  notWithdrawn: { type: 'xstate.error.actor.withdrawMemberRequest', error: new Error('out of order') },
} as const;
