import { done, failed } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const csvExportScenario = {
  start: { type: 'export.start', kind: 'products' },
  opened: done('openExport', { url: '/exports/sample.csv' }),
  rejected: failed('openExport'),
} as const;
