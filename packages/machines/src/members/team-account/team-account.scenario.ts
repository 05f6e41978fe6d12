import { fail, ok } from '@pgm/api/contract';
import { samplePayments, samplePaymentSums, sampleRepurchase } from './sample-account.ts';

const NO_RESPONSE = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Sample events that reach every state of the machine, for tests and stories. */
export const teamAccountScenario = {
  orders: { type: 'xstate.done.actor.fetchOrders', output: ok(sampleRepurchase) },
  noOrders: { type: 'xstate.done.actor.fetchOrders', output: NO_RESPONSE },
  sums: { type: 'xstate.done.actor.fetchSums', output: ok(samplePaymentSums) },
  noSums: { type: 'xstate.done.actor.fetchSums', output: NO_RESPONSE },
  history: {
    type: 'xstate.done.actor.fetchHistory',
    output: ok({ page: 1, payments: samplePayments, pageCount: 2 }),
  },
  noHistory: { type: 'xstate.done.actor.fetchHistory', output: NO_RESPONSE },
  secondPage: { type: 'history.page', page: 2 },
  retryOrders: { type: 'orders.retry' },
  retrySums: { type: 'sums.retry' },
  retryHistory: { type: 'history.retry' },
} as const;
