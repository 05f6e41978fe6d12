import type { SponsorChange } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** A change to the first sponsor, and one to another, the newest first. */
export const sampleChanges: readonly SponsorChange[] = [
  {
    id: '01a2058b-a088-7593-895b-e301684aecb2',
    at: '2026-11-20T10:15:00.000Z',
    from: 'Imran Sheikh',
    to: 'Rekha Chauhan',
  },
  {
    id: '01a2058b-a088-7593-895b-e301684aecb1',
    at: '2026-03-10T10:15:00.000Z',
    from: null,
    to: 'Imran Sheikh',
  },
];

/** The events with which tests and stories reach every state. */
export const sponsorChangesScenario = pagedListScenario(sampleChanges);
