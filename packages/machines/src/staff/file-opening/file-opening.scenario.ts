import { done, failed } from '../../kit/kit.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const fileOpeningScenario = {
  open: { type: 'file.open', file: { type: 'csv', kind: 'products' } },
  opened: done('openFile', { url: '/exports/sample.csv' }),
  rejected: failed('openFile'),
} as const;
