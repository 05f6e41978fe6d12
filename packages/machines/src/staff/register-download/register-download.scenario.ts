import { done, failed } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const registerDownloadScenario = {
  from: { type: 'field.change', field: 'from', value: '2026-11-01' },
  to: { type: 'field.change', field: 'to', value: '2026-11-30' },
  download: { type: 'register.download', kind: 'sales' },
  fetched: done('fetchRegister', 'Invoice number\n'),
  rejected: failed('fetchRegister'),
} as const;
