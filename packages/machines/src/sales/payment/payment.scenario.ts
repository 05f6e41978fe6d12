import { type Order, type PaymentOpening, fail, ok } from '@pgm/api/contract';
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
const connectionLost = fail({ code: 'noResponse', message: 'No response from server.' } as const);

/** Sample events that reach every state of the machine, for tests and stories. */
export const paymentScenario = {
  openedSimulated: { type: 'xstate.done.actor.openPayment', output: ok(simulatedOpening) },
  openedReal: { type: 'xstate.done.actor.openPayment', output: ok(realOpening) },
  notOpened: { type: 'xstate.done.actor.openPayment', output: connectionLost },
  noLongerOpen: {
    type: 'xstate.done.actor.openPayment',
    output: fail({ code: 'conflict', message: 'This order waits for no payment.', status: 409 }),
  },
  openingCrashed: { type: 'xstate.error.actor.openPayment', error: new Error('out of order') },
  succeed: { type: 'outcome.choose', outcome: 'SUCCEED' },
  decline: { type: 'outcome.choose', outcome: 'FAIL' },
  simulated: { type: 'xstate.done.actor.simulate', output: ok({}) },
  notSimulated: { type: 'xstate.error.actor.simulate', error: new Error('out of order') },
  closeSheet: { type: 'sheet.close' },
  loaded: { type: 'xstate.done.actor.loadRazorpay', output: ok({}) },
  notLoaded: { type: 'xstate.error.actor.loadRazorpay', error: new Error('out of order') },
  paidInSheet: { type: 'xstate.done.actor.showRazorpay', output: { kind: 'paid', receipt } },
  dismissed: { type: 'xstate.done.actor.showRazorpay', output: { kind: 'dismissed' } },
  sheetCrashed: { type: 'xstate.error.actor.showRazorpay', error: new Error('out of order') },
  handedIn: { type: 'xstate.done.actor.handIn', output: ok({}) },
  notHandedIn: { type: 'xstate.error.actor.handIn', error: new Error('out of order') },
  lookedUnpaid: { type: 'xstate.done.actor.look', output: ok(unpaidOrder) },
  lookedPaid: { type: 'xstate.done.actor.look', output: ok(paidOrder) },
  lookedExpired: { type: 'xstate.done.actor.look', output: ok(expiredOrder) },
  notLooked: { type: 'xstate.error.actor.look', error: new Error('out of order') },
  checkedUnpaid: { type: 'xstate.done.actor.ask', output: ok(unpaidOrder) },
  checkedPaid: { type: 'xstate.done.actor.ask', output: ok(paidOrder) },
  pollOver: { type: 'xstate.after.poll.payment.confirming.pausing' },
  waitOver: { type: 'xstate.after.wait.payment.confirming' },
  check: { type: 'payment.check' },
  retry: { type: 'payment.retry' },
} as const;
