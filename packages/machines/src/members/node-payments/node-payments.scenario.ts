import { done, failed } from '../../kit/kit.scenario.ts';
import { samplePayments, samplePaymentSums } from './sample-payments.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const nodePaymentsScenario = {
  sums: done('fetchSums', samplePaymentSums),
  noSums: failed('fetchSums'),
  history: done('fetchHistory', { page: 1, payments: samplePayments, pageCount: 2 }),
  noHistory: failed('fetchHistory'),
  secondPage: { type: 'history.page', page: 2 },
  retrySums: { type: 'sums.retry' },
  retryHistory: { type: 'history.retry' },
} as const;
