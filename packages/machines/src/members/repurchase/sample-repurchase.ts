import type { GroupPoints, RepurchaseSummary } from '@pgm/api/contract';

/** Sample orders of a member, and of those directly below. */
export const sampleRepurchase: RepurchaseSummary = {
  own: {
    placed: { count: 2, amount: 1249.5, points: 118 },
    delivered: { count: 7, amount: 8320, points: 790 },
  },
  directs: {
    placed: { count: 3, amount: 2100, points: 200 },
    delivered: { count: 11, amount: 12_345.5, points: 1180 },
  },
};

/** Sample points of a member and of the team, the newest month first. */
export const sampleGroupPoints: readonly GroupPoints[] = [
  { month: '2026-11', own: 136, team: 412 },
  { month: '2026-10', own: 226, team: 1240 },
  { month: '2026-09', own: 0, team: 0 },
];
