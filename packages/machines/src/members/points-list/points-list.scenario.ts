import type { PointsTransaction } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** The pending points of order number `n`. */
function waiting(n: number, orderPoint: number): PointsTransaction {
  const orderNumber = `PGM-${String(n).padStart(6, '0')}`;
  return {
    id: `placed-${n}`,
    reason: `Order ${orderNumber} placed`,
    createdAt: new Date(Date.UTC(2026, 9, n, 6, 30)).toISOString(),
    validity: null,
    type: 'CREDIT',
    orderPoint,
    orderId: `order-${n}`,
    orderNumber,
    next: 'These points are confirmed when the order is delivered and the days to return it are over.',
    nextAt: null,
    expectedAt: new Date(Date.UTC(2026, 9, n + 14, 6, 30)).toISOString(),
  };
}

/** Sample points that are pending. */
export const sampleTransactions: readonly PointsTransaction[] = [
  waiting(6, 40),
  waiting(5, 42),
  {
    ...waiting(4, 44),
    next: 'These points are confirmed when the days to return the order are over.',
    nextAt: '2026-10-16T06:30:00.000Z',
    expectedAt: null,
  },
];

/** The events with which tests and stories reach every state. */
export const pointsListScenario = pagedListScenario(sampleTransactions);
