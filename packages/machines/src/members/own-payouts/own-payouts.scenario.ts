import type { OwnPayout } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** A payout that is due, and one that is paid. */
export const sampleOwnPayouts: readonly OwnPayout[] = [
  {
    id: '01a2058b-a088-7593-895b-e301684aed11',
    month: '2026-10',
    ownPoints: 120,
    teamPoints: 3480,
    purchases: 4198,
    gross: 3000,
    tds: 300,
    deductions: 10,
    net: 2690,
    status: 'DUE',
    reference: null,
    paidAt: null,
  },
  {
    id: '01a2058b-a088-7593-895b-e301684aed12',
    month: '2026-09',
    ownPoints: 95,
    teamPoints: 3120,
    purchases: -499,
    gross: 2750,
    tds: 275,
    deductions: 0,
    net: 2475,
    status: 'PAID',
    reference: 'NEFT2026090001',
    paidAt: '2026-10-05T09:30:00.000Z',
  },
];

/** The events with which tests and stories reach every state. */
export const ownPayoutsScenario = pagedListScenario(sampleOwnPayouts);
