import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleHoney } from '../../sales/quick-add/quick-add.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const recentlySeenScenario = {
  read: { type: 'xstate.done.actor.readSeen', output: [sampleHoney.id] },
  fetched: done('fetchProducts', [sampleHoney]),
  notFetched: failed('fetchProducts'),
  clear: { type: 'list.clear' },
  cleared: { type: 'xstate.done.actor.clearSeen', output: undefined },
} as const;
