import type { RepurchaseSummary } from '@pgm/api/contract';
import { loaderScenario } from '../../kit/kit.scenario.ts';

/** Sample orders of a member, and of those directly below. */
export const sampleRepurchase: RepurchaseSummary = {
  own: {
    placed: { count: 2, amount: 1249.5, points: 118 },
    delivered: { count: 7, amount: 8320, points: 790 },
  },
  directs: {
    placed: { count: 3, amount: 2100, points: 200 },
    delivered: { count: 11, amount: 12_345.5, points: 1180 },
  },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const repurchaseScenario = loaderScenario(sampleRepurchase);
