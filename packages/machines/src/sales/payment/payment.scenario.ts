import type { Order, PaymentOpening } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleOrder } from '../sample-order/sample-order.ts';
import type { RazorpayOpening } from './payment-context.ts';

/** An order that waits for its payment. */
export const unpaidOrder: Order = {
  ...sampleOrder,
  payment: { method: 'UPI', status: 'PENDING', problem: null, payBy: '2026-11-21T07:00:00.000Z' },
};

/** The same order once it is paid. */
export const paidOrder: Order = {
  ...sampleOrder,
  payment: { method: 'UPI', status: 'PAID', problem: null, payBy: null },
};

/** The same order after no payment came. */
export const expiredOrder: Order = {
  ...sampleOrder,
  status: 'CANCELLED',
  payment: { method: 'UPI', status: 'CANCELLED', problem: null, payBy: null },
};

/** A sample response of the server in a simulation. */
export const simulatedOpening: PaymentOpening = {
  provider: 'simulated',
  providerOrderId: 'sim_1',
  amount: 698,
};

/** A sample response of the server for a real payment. */
export const realOpening: RazorpayOpening = {
  provider: 'razorpay',
  providerOrderId: 'order_1',
  amount: 698,
  keyId: 'rzp_test_key',
  prefill: { name: 'Asha Mishra', email: 'asha@example.in', contact: '+919000000001' },
};

const receipt = { providerOrderId: 'order_1', providerPaymentId: 'pay_1', signature: 'ab12' };

/** Sample events that reach every state of the machine, for tests and stories. */
export const paymentScenario = {
  openedSimulated: done('openPayment', simulatedOpening),
  openedReal: done('openPayment', realOpening),
  notOpened: failed('openPayment'),
  noLongerOpen: failed('openPayment', {
    code: 'conflict',
    message: 'This order waits for no payment.',
    status: 409,
  }),
  openingCrashed: threw('openPayment'),
  succeed: { type: 'outcome.choose', outcome: 'SUCCEED' },
  decline: { type: 'outcome.choose', outcome: 'FAIL' },
  simulated: done('simulate', {}),
  notSimulated: threw('simulate'),
  closeSheet: { type: 'sheet.close' },
  loaded: done('loadRazorpay', {}),
  notLoaded: threw('loadRazorpay'),
  paidInSheet: { type: 'xstate.done.actor.showRazorpay', output: { kind: 'paid', receipt } },
  dismissed: { type: 'xstate.done.actor.showRazorpay', output: { kind: 'dismissed' } },
  sheetCrashed: threw('showRazorpay'),
  handedIn: done('handIn', {}),
  notHandedIn: threw('handIn'),
  lookedUnpaid: done('look', unpaidOrder),
  lookedPaid: done('look', paidOrder),
  lookedExpired: done('look', expiredOrder),
  notLooked: threw('look'),
  checkedUnpaid: done('ask', unpaidOrder),
  checkedPaid: done('ask', paidOrder),
  pollOver: { type: 'xstate.after.poll.payment.confirming.pausing' },
  waitOver: { type: 'xstate.after.wait.payment.confirming' },
  check: { type: 'payment.check' },
  retry: { type: 'payment.retry' },
} as const;
