import { fail, ok } from '@pgm/api/contract';
import { sampleOrder } from '../sample-order/sample-order.ts';
import { paidOrder, unpaidOrder } from '../payment/payment.scenario.ts';

export { sampleOrder };

/** Sample events that reach every state of the machine, for tests and stories. */
export const orderScenario = {
  fetched: { type: 'xstate.done.actor.fetchOrder', output: ok(sampleOrder) },
  unknown: {
    type: 'xstate.done.actor.fetchOrder',
    output: fail({ code: 'notFound', message: 'Not found', status: 404 }),
  },
  notFetched: { type: 'xstate.error.actor.fetchOrder', error: new Error('out of order') },
  retry: { type: 'order.retry' },
  cancel: { type: 'order.cancel' },
  confirm: { type: 'cancel.confirm' },
  dismiss: { type: 'cancel.dismiss' },
  cancelled: {
    type: 'xstate.done.actor.cancelOrder',
    output: ok({ ...sampleOrder, status: 'CANCELLED', canCancel: false }),
  },
  notCancelled: { type: 'xstate.error.actor.cancelOrder', error: new Error('out of order') },
  delivered: {
    type: 'xstate.done.actor.fetchOrder',
    output: ok({ ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true }),
  },
  unpaid: { type: 'xstate.done.actor.fetchOrder', output: ok(unpaidOrder) },
  giveBack: { type: 'order.return' },
  explain: { type: 'reason.change', value: 'The jar was broken.' },
  sendReturn: { type: 'return.send' },
  dismissReturn: { type: 'return.dismiss' },
  sentBack: {
    type: 'xstate.done.actor.sendBack',
    output: ok({ ...sampleOrder, status: 'RETURN_REQUESTED', canCancel: false }),
  },
  notSentBack: { type: 'xstate.error.actor.sendBack', error: new Error('out of order') },
  invoice: { type: 'invoice.open' },
  invoiceOpened: {
    type: 'xstate.done.actor.openInvoice',
    output: ok({ number: 'PGM/26-27/000001', url: '/invoices/sample.pdf' }),
  },
  noInvoice: { type: 'xstate.error.actor.openInvoice', error: new Error('out of order') },
  pay: { type: 'order.pay' },
  leavePayment: { type: 'payment.leave' },
  paid: { type: 'xstate.done.actor.payment', output: paidOrder },
  paymentBroke: { type: 'xstate.error.actor.payment', error: new Error('out of order') },
  look: { type: 'xstate.after.paymentLook.order.ready.idle.resting' },
  looked: { type: 'xstate.done.actor.lookAgain', output: ok(sampleOrder) },
  notLooked: { type: 'xstate.error.actor.lookAgain', error: new Error('out of order') },
} as const;
