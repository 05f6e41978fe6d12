import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleLedger, samplePoints } from './sample-points.ts';

export { samplePoints };

/** Sample events that reach every state of the machine, for tests and stories. */
export const pointsScenario = {
  fetched: done('fetchPoints', samplePoints),
  notFetched: failed('fetchPoints'),
  open: { type: 'ledger.open', transaction: samplePoints.transactions.pending[0] },
  ledger: done('fetchLedger', sampleLedger),
  noLedger: failed('fetchLedger'),
  retryLedger: { type: 'ledger.retry' },
  close: { type: 'ledger.close' },
  confirmed: { type: 'tab.select', tab: 'confirmed' },
  retry: { type: 'page.retry' },
} as const;
