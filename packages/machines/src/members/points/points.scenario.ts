import { fail, ok } from '@pgm/api/contract';
import { samplePoints } from './sample-points.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const pointsScenario = {
  fetched: { type: 'xstate.done.actor.fetchPoints', output: ok(samplePoints) },
  notFetched: {
    type: 'xstate.done.actor.fetchPoints',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  open: { type: 'entry.open', id: 'placed-6' },
  close: { type: 'entry.close' },
  secondPage: { type: 'page.go', page: 2 },
  search: { type: 'search.change', search: 'placed' },
  confirmed: { type: 'tab.select', tab: 'confirmed' },
  retry: { type: 'points.retry' },
} as const;
