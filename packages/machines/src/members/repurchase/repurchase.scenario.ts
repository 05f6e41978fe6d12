import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleRepurchase } from './sample-repurchase.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const repurchaseScenario = {
  fetched: done('fetchSums', sampleRepurchase),
  notFetched: failed('fetchSums'),
  retry: { type: 'sums.retry' },
} as const;
