import type { NodePayment, NodePaymentSummary } from '@pgm/api/contract';

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
