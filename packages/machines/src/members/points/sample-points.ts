import type { PointsSummary, PointsTransaction } from '@pgm/api/contract';

type Became = 'placed' | 'cancelled' | 'delivered and kept';

/** The entry of order number `n` after this outcome. */
function entry(n: number, became: Became, orderPoint: number): PointsTransaction {
  const orderNumber = `PGM-${String(n).padStart(6, '0')}`;
  return {
    id: `${became}-${n}`,
    reason: `Order ${orderNumber} ${became}`,
    createdAt: new Date(Date.UTC(2026, 9, n + (became === 'placed' ? 0 : 3), 6, 30)).toISOString(),
    validity: null,
    type: 'CREDIT',
    orderPoint,
    orderId: `order-${n}`,
    orderNumber,
    products: [
      { name: 'Forest Honey, 500 g', quantity: 2, points: orderPoint - 10 },
      { name: 'Tulsi Ginger Tea', quantity: 1, points: 10 },
    ],
    hasMoreProducts: false,
    rule: RULES[became],
    next: null,
    nextAt: null,
  };
}

const RULES: Readonly<Record<Became, string>> = {
  placed: 'Points of an order that is placed are pending.',
  cancelled: 'Points of an order that is cancelled or returned are cancelled.',
  'delivered and kept':
    'Points are confirmed when the order is delivered and its 7 days for a return are over.',
};
const WAITING = {
  next: 'When the 7 days for a return are over, these points are confirmed.',
  nextAt: '2026-10-16T06:30:00.000Z',
};

/** Sample points as the server sends them: each total is the credits of its entries less the debits. */
export const samplePoints: PointsSummary = {
  totalPoints: 316,
  pendingPoints: 126,
  confirmedPoints: 190,
  cancelledPoints: 30,
  transactions: {
    pending: [
      { ...entry(6, 'placed', 40), ...WAITING },
      { ...entry(5, 'placed', 42), ...WAITING },
      { ...entry(4, 'placed', 44), ...WAITING },
      { ...entry(3, 'cancelled', 30), type: 'DEBIT' },
      { ...entry(2, 'delivered and kept', 190), type: 'DEBIT' },
      entry(3, 'placed', 30),
      entry(2, 'placed', 190),
    ],
    confirmed: [{ ...entry(2, 'delivered and kept', 190), validity: '2027-10-04T18:29:59.000Z' }],
    cancelled: [entry(3, 'cancelled', 30)],
  },
};
