import { fail, ok } from '@pgm/api/contract';
import { sampleRequest } from '../request-form/index.ts';

const decided = {
  ...sampleRequest,
  id: '018f0000-0000-7000-8000-0000000000e2',
  status: 'REJECTED',
  history: [
    ...sampleRequest.history,
    { status: 'REJECTED', at: '2026-11-22T09:00:00.000Z', by: 'ADMIN', note: 'Please send us a copy.' },
  ],
} as const;

/** The events with which tests and stories walk the machine through every state. */
export const requestsWalk = {
  fetched: {
    type: 'xstate.done.actor.fetchRequests',
    output: ok({ requests: [sampleRequest, decided], pageCount: 2 }),
  },
  notFetched: {
    type: 'xstate.done.actor.fetchRequests',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  secondPage: { type: 'page.open', page: 2 },
  retry: { type: 'requests.retry' },
  askWithdraw: { type: 'request.withdraw', id: sampleRequest.id },
  confirm: { type: 'withdraw.confirm' },
  cancel: { type: 'withdraw.cancel' },
  withdrawn: { type: 'xstate.done.actor.withdrawRequest', output: ok({ success: true }) },
  decidedMeanwhile: {
    type: 'xstate.done.actor.withdrawRequest',
    output: fail({ code: 'conflict', message: 'This request is decided already.' }),
  },
  notWithdrawn: { type: 'xstate.error.actor.withdrawRequest', error: new Error('out of order') },
} as const;
