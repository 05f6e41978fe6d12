import type { FiguresReport, PeriodFigures } from '@pgm/api/contract';
import { loaderScenario } from '../../kit/kit.scenario.ts';

const toFigures = (orders: number): PeriodFigures => ({
  orders,
  revenuePaise: orders * 125_050,
  points: orders * 18,
  joins: Math.floor(orders / 4),
});

/** The orders of seven days, and of the seven before. */
const ORDERS = [12, 18, 9, 22, 31, 27, 14];
const ORDERS_BEFORE = [10, 16, 14, 12, 19, 24, 20];

/** A week with more orders than the one before. */
export const sampleReport: FiguresReport = {
  period: '7days',
  from: '2026-11-18',
  to: '2026-11-24',
  beforeFrom: '2026-11-11',
  beforeTo: '2026-11-17',
  figures: { orders: 133, revenuePaise: 16_631_650, points: 2394, joins: 31 },
  before: { orders: 115, revenuePaise: 14_380_750, points: 2070, joins: 31 },
  steps: ORDERS.map((orders, at) => ({
    from: `2026-11-${18 + at}`,
    figures: toFigures(orders),
    before: toFigures(ORDERS_BEFORE[at] ?? 0),
  })),
  products: [
    {
      productId: '018f0000-0000-7000-8000-000000000001',
      name: 'Forest Honey',
      pieces: 64,
      revenuePaise: 4_473_600,
      piecesBefore: 40,
      revenuePaiseBefore: 2_796_000,
    },
    {
      productId: '018f0000-0000-7000-8000-000000000002',
      name: 'Tulsi Drops',
      pieces: 51,
      revenuePaise: 1_269_900,
      piecesBefore: 0,
      revenuePaiseBefore: 0,
    },
  ],
};

/** The events with which tests and stories reach every state. */
export const figuresScenario = {
  ...loaderScenario(sampleReport),
  open: { type: 'page.open', query: 'month' },
} as const;
