import { done, failed } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const welcomeScenario = {
  fetched: done('fetchProgress', { hasAddress: true, hasOrder: false }),
  notFetched: failed('fetchProgress'),
  retry: { type: 'page.retry' },
} as const;
