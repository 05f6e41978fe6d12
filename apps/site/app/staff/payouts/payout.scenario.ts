import type { Payout, PayoutPeriod } from '@pgm/api/contract';

/** A month that is over and can be closed. */
export const sampleOpenPeriod: PayoutPeriod = {
  id: '2026-10',
  closedAt: null,
  closedBy: null,
  canClose: true,
  associates: 0,
  due: { count: 0, amount: 0 },
  paid: { count: 0, amount: 0 },
  failed: { count: 0, amount: 0 },
};

/** A closed month with payouts. */
export const sampleClosedPeriod: PayoutPeriod = {
  id: '2026-09',
  closedAt: '2026-10-05T06:30:00.000Z',
  closedBy: 'Anil Saxena',
  canClose: false,
  associates: 5000,
  due: { count: 12, amount: 31_490.5 },
  paid: { count: 4980, amount: 8_412_300 },
  failed: { count: 5, amount: 9450 },
};

/** A payout that is due. */
export const samplePayout: Payout = {
  id: '01a2058b-a088-7593-895b-e301684aed01',
  month: '2026-09',
  name: 'Asha Mishra',
  username: 'asha',
  referralCode: 'ASHA2023',
  sponsor: 'Kamla Devi',
  level: 1,
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
  bankStatus: 'VERIFIED',
};
