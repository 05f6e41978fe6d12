import type { BankDetailsEvent } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** A rejection after a change. */
export const sampleBankDetailsEvents: readonly BankDetailsEvent[] = [
  {
    id: 'e2',
    kind: 'REJECTED',
    fields: [],
    reason: 'The bank does not know this account.',
    at: '2026-11-21T06:30:00.000Z',
  },
  {
    id: 'e1',
    kind: 'CHANGED',
    fields: ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN'],
    reason: null,
    at: '2026-11-20T10:15:00.000Z',
  },
];

/** The events with which tests and stories reach every state. */
export const bankDetailsHistoryScenario = pagedListScenario(sampleBankDetailsEvents);
