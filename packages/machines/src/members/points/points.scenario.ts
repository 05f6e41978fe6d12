import { done, failed } from '../../kit/kit.scenario.ts';
import { samplePoints } from './sample-points.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const pointsScenario = {
  fetched: done('fetchPoints', samplePoints),
  notFetched: failed('fetchPoints'),
  open: { type: 'entry.open', id: 'placed-6' },
  close: { type: 'entry.close' },
  secondPage: { type: 'page.go', page: 2 },
  search: { type: 'search.change', search: 'placed' },
  confirmed: { type: 'tab.select', tab: 'confirmed' },
  retry: { type: 'points.retry' },
} as const;
