import type { InterestReport } from '@pgm/api/contract';
import { loaderScenario } from '../../kit/kit.scenario.ts';

const HONEY = { productId: '018f0000-0000-7000-8000-000000000001', name: 'Forest Honey' };
const DROPS = { productId: '018f0000-0000-7000-8000-000000000002', name: 'Tulsi Drops' };

/** A month in which people looked for what the shop does not have. */
export const sampleInterest: InterestReport = {
  from: '2026-10-26',
  to: '2026-11-24',
  searches: [
    { text: 'sugar free honey', count: 41 },
    { text: 'neem comb', count: 17 },
  ],
  views: [
    { ...HONEY, count: 1240 },
    { ...DROPS, count: 806 },
  ],
  carts: [
    { ...DROPS, count: 93 },
    { ...HONEY, count: 88 },
  ],
  leftCarts: { carts: 12, pieces: 31, valuePaise: 1_284_950 },
  sources: [
    { host: 'google.com', count: 520 },
    { host: 'instagram.com', count: 64 },
  ],
};

/** The same of a shop that has just opened. */
export const noInterest: InterestReport = {
  ...sampleInterest,
  searches: [],
  views: [],
  carts: [],
  leftCarts: { carts: 0, pieces: 0, valuePaise: 0 },
  sources: [],
};

/** The events with which tests and stories reach every state. */
export const interestScenario = loaderScenario(sampleInterest);
