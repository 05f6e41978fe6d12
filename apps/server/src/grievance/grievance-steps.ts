import type { GrievanceStatus } from '@pgm/api/contract';

/** From where staff may move a complaint to each place. */
export const STEPS_FROM: Readonly<Record<GrievanceStatus, readonly GrievanceStatus[]>> = {
  OPEN: [],
  IN_PROGRESS: ['OPEN', 'RESOLVED'],
  RESOLVED: ['IN_PROGRESS'],
  CLOSED: ['RESOLVED'],
};
