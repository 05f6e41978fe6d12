import type { OrderLedger, PointsSummary, PointsTransaction } from '@pgm/api/contract';
import { sampleTransactions } from '../points-list/points-list.scenario.ts';

/** The points of order number `n` after this outcome. */
function final(n: number, became: 'cancelled' | 'delivered and kept', orderPoint: number): PointsTransaction {
  const orderNumber = `PGM-${String(n).padStart(6, '0')}`;
  return {
    id: `${became}-${n}`,
    reason: `Order ${orderNumber} ${became}`,
    createdAt: new Date(Date.UTC(2026, 9, n + 3, 6, 30)).toISOString(),
    validity: null,
    type: 'CREDIT',
    orderPoint,
    orderId: `order-${n}`,
    orderNumber,
    next: null,
    nextAt: null,
    expectedAt: null,
  };
}

/** Sample points as the server sends them: each figure is the sum of its transactions. */
export const samplePoints: PointsSummary = {
  totalPoints: 316,
  pendingPoints: 126,
  confirmedPoints: 190,
  cancelledPoints: 30,
  transactions: {
    pending: [...sampleTransactions],
    confirmed: [{ ...final(2, 'delivered and kept', 190), validity: '2028-10-05T06:30:00.000Z' }],
    cancelled: [final(3, 'cancelled', 30)],
  },
};

/** What the ledger holds of the first pending order. */
export const sampleLedger: OrderLedger = {
  orderId: 'order-6',
  orderNumber: 'PGM-000006',
  products: [
    { name: 'Forest Honey, 500 g', quantity: 2, points: 30 },
    { name: 'Tulsi Ginger Tea', quantity: 1, points: 10 },
  ],
  hasMoreProducts: false,
  entries: [
    {
      id: 'placed-6',
      createdAt: '2026-10-06T06:30:00.000Z',
      group: 'pending',
      type: 'CREDIT',
      points: 40,
      reason: 'Order PGM-000006 placed',
      rule: 'Points are pending when an order is placed.',
    },
  ],
};
