import type { StaffOrder } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleOrder } from '../../sales/sample-order/sample-order.ts';

/** A sample order as staff see it. */
export const sampleStaffOrder: StaffOrder = {
  ...sampleOrder,
  buyer: {
    id: '018f0000-0000-7000-8000-000000000b02',
    name: 'Asha Mishra',
    mobile: '9000000001',
    email: 'asha@example.in',
  },
  nextSteps: ['CONFIRMED', 'CANCELLED'],
  canChangeAddress: true,
  canAddPieces: true,
  notes: [],
  failedRefunds: [],
  refundable: 0,
  refundedPaise: 0,
  hasProvider: false,
};

/** The same order, delivered and paid, with a return that staff have not accepted yet. */
export const returnedStaffOrder: StaffOrder = {
  ...sampleStaffOrder,
  status: 'RETURN_REQUESTED',
  canAddPieces: false,
  canChangeAddress: false,
  payment: { ...sampleOrder.payment, status: 'PAID' },
  nextSteps: ['DELIVERED', 'RETURNED'],
  reversals: [
    {
      id: '018f0000-0000-7000-8000-0000000000f1',
      kind: 'RETURN',
      state: 'REQUESTED',
      reason: 'The jar was broken.',
      at: sampleOrder.placedAt,
      photos: [],
      items: sampleOrder.items.map(({ productId }) => ({ productId, quantity: 1, outcome: null })),
      amount: 0,
      creditNote: null,
    },
  ],
  refundable: sampleOrder.total,
};

/** The same order, cancelled and paid online, with a refund that the provider did not pay. */
export const unrefundedStaffOrder: StaffOrder = {
  ...sampleStaffOrder,
  status: 'CANCELLED',
  payment: { ...sampleOrder.payment, method: 'UPI', status: 'REFUND_DUE' },
  nextSteps: [],
  canChangeAddress: false,
  canAddPieces: false,
  hasProvider: true,
  failedRefunds: [
    {
      id: '018f0000-0000-7000-8000-0000000000d7',
      amount: sampleOrder.total,
      cause: 'The bank did not accept the refund.',
      at: '2026-11-22T06:30:00.000Z',
    },
  ],
};

/** The events with which tests and stories reach every state. */
export const staffOrderScenario = {
  fetched: done('fetchOrder', sampleStaffOrder),
  unknown: failed('fetchOrder', { code: 'notFound', message: 'Not found', status: 404 }),
  notFetched: threw('fetchOrder'),
  reload: { type: 'page.retry' },
  step: { type: 'order.step', status: 'CONFIRMED' },
  stepped: done('applyStep', {
    ...sampleStaffOrder,
    status: 'CONFIRMED',
    nextSteps: ['PACKED', 'CANCELLED'],
  }),
  notStepped: threw('applyStep'),
  fetchedReturn: done('fetchOrder', returnedStaffOrder),
  accept: { type: 'return.accept' },
  accepted: done('acceptReturn', {
    ...returnedStaffOrder,
    reversals: returnedStaffOrder.reversals.map((reversal) => ({ ...reversal, state: 'ACCEPTED' })),
  }),
  notAccepted: threw('acceptReturn'),
  copy: { type: 'address.copy' },
  copied: { type: 'xstate.done.actor.copyAddress', output: undefined },
  notCopied: threw('copyAddress'),
  fetchedUnrefunded: done('fetchOrder', unrefundedStaffOrder),
  retry: { type: 'refund.retry', refundId: '018f0000-0000-7000-8000-0000000000d7' },
  retried: done('retryRefund', { ...unrefundedStaffOrder, failedRefunds: [] }),
  notRetried: threw('retryRefund'),
  open: { type: 'document.open', document: { kind: 'packingSlip' } },
  opened: done('openDocument', { number: 'PGM-000123', url: '/invoices/sample.pdf' }),
  notOpened: threw('openDocument'),
} as const;
