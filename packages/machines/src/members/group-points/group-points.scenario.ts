import type { GroupPoints } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** Sample points of a member and of the team, the newest month first. */
export const sampleGroupPoints: readonly GroupPoints[] = [
  { month: '2026-11', own: 136, team: 412 },
  { month: '2026-10', own: 226, team: 1240 },
  { month: '2026-09', own: 0, team: 0 },
];

/** The events with which tests and stories reach every state. */
export const groupPointsScenario = pagedListScenario(sampleGroupPoints);
