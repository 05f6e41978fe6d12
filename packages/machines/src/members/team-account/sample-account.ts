import type { NodePayment, NodePaymentSummary, RepurchaseSummary } from '@pgm/api/contract';

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

/** A sample payment of each kind, the latest month first. */
export const samplePayments: readonly NodePayment[] = [
  { id: 'pay-3', amount: 2690, period: '2026-10', status: 'DUE', reference: null, paidAt: null },
  {
    id: 'pay-2',
    amount: 1890,
    period: '2026-09',
    status: 'FAILED',
    reference: 'NEFT2026090001',
    paidAt: null,
  },
  {
    id: 'pay-1',
    amount: 2475,
    period: '2026-08',
    status: 'PAID',
    reference: 'NEFT2026080001',
    paidAt: '2026-09-05T09:30:00.000Z',
  },
];

/** The sample totals of all payments. */
export const samplePaymentSums: NodePaymentSummary = {
  paid: { count: 6, amount: 11_175 },
  due: { count: 1, amount: 2690 },
  failed: { count: 1, amount: 1890 },
  lastPaidAt: '2026-09-05T09:30:00.000Z',
};
