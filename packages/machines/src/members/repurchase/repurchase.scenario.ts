import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleGroupPoints, sampleRepurchase } from './sample-repurchase.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const repurchaseScenario = {
  orders: done('fetchOrders', sampleRepurchase),
  noOrders: failed('fetchOrders'),
  months: done('fetchMonths', sampleGroupPoints),
  noMonths: failed('fetchMonths'),
  retryOrders: { type: 'orders.retry' },
  retryMonths: { type: 'months.retry' },
} as const;
