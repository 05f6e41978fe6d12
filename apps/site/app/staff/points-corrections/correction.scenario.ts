import type { PointsCorrection } from '@pgm/api/contract';

/** A correction that waits for another person, for stories and tests. */
export const sampleCorrection: PointsCorrection = {
  id: '01a2058b-a088-7593-895b-e301684aec51',
  member: { id: '01a2058b-a088-7593-895b-e301684aece8', name: 'Asha Mishra', referralCode: 'ASHA2026' },
  points: 2400,
  kind: 'MISSING_POINTS',
  note: 'Three orders of March were booked for her brother.',
  status: 'OPEN',
  askedAt: '2026-11-20T10:15:00.000Z',
  askedBy: 'Sushma Yadav',
  decidedAt: null,
  decidedBy: null,
  isOwn: false,
};
