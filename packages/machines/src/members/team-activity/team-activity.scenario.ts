import type { TeamActivity } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** Sample associates of a team. */
export const sampleTeamActivity: readonly TeamActivity[] = [
  {
    id: 'geeta',
    name: 'Geeta Sharma',
    referralCode: 'GEETA2023',
    level: 1,
    points: 136,
    lastOrderOn: '2026-11-12',
    isActive: true,
  },
  {
    id: 'imran',
    name: 'Imran Sheikh',
    referralCode: 'IMRAN2023',
    level: 1,
    points: 0,
    lastOrderOn: '2026-09-12',
    isActive: false,
  },
  {
    id: 'rekha',
    name: 'Rekha Chauhan',
    referralCode: 'REKHA2023',
    level: 2,
    points: 1,
    lastOrderOn: null,
    isActive: false,
  },
];

/** The events with which tests and stories reach every state. */
export const teamActivityScenario = pagedListScenario(sampleTeamActivity);
