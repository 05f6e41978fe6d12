import { fail, ok } from '@pgm/api/contract';
import { samplePayments, samplePaymentSums, sampleRepurchase } from './sample-account.ts';

const NO_ANSWER = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** The events with which tests and stories walk the machine through every state. */
export const teamAccountWalk = {
  orders: { type: 'xstate.done.actor.fetchOrders', output: ok(sampleRepurchase) },
  noOrders: { type: 'xstate.done.actor.fetchOrders', output: NO_ANSWER },
  sums: { type: 'xstate.done.actor.fetchSums', output: ok(samplePaymentSums) },
  noSums: { type: 'xstate.done.actor.fetchSums', output: NO_ANSWER },
  history: {
    type: 'xstate.done.actor.fetchHistory',
    output: ok({ page: 1, payments: samplePayments, pageCount: 2 }),
  },
  noHistory: { type: 'xstate.done.actor.fetchHistory', output: NO_ANSWER },
  secondPage: { type: 'history.page', page: 2 },
  retryOrders: { type: 'orders.retry' },
  retrySums: { type: 'sums.retry' },
  retryHistory: { type: 'history.retry' },
} as const;
