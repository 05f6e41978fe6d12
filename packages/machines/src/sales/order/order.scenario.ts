import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleOrder } from '../sample-order/sample-order.ts';
import { paidOrder, unpaidOrder } from '../payment/payment.scenario.ts';

export { sampleOrder };

/** Sample events that reach every state of the machine, for tests and stories. */
export const orderScenario = {
  fetched: done('fetchOrder', sampleOrder),
  unknown: failed('fetchOrder', { code: 'notFound', message: 'Not found', status: 404 }),
  notFetched: threw('fetchOrder'),
  retry: { type: 'page.retry' },
  cancel: { type: 'order.cancel' },
  confirm: { type: 'cancel.confirm' },
  dismiss: { type: 'cancel.dismiss' },
  leaveCancel: { type: 'cancel.leave' },
  cancelled: done('cancelOrder', { ...sampleOrder, status: 'CANCELLED', canCancel: false }),
  notCancelled: threw('cancelOrder'),
  delivered: done('fetchOrder', { ...sampleOrder, status: 'DELIVERED', canCancel: false, canReturn: true }),
  unpaid: done('fetchOrder', unpaidOrder),
  giveBack: { type: 'order.return' },
  choose: { type: 'pieces.change', lineKey: '018f0000-0000-7000-8000-0000000000a1', quantity: 1 },
  explain: { type: 'reason.change', value: 'The jar was broken.' },
  addPhoto: {
    type: 'photo.add',
    photo: { address: '/media/products/honey-back/640.webp', type: 'image/jpeg', bytes: 240_000 },
  },
  removePhoto: { type: 'photo.remove', address: '/media/products/honey-back/640.webp' },
  rejectPhoto: { type: 'photo.reject', address: '/media/products/honey-back/640.webp' },
  sendReturn: { type: 'return.send' },
  dismissReturn: { type: 'return.dismiss' },
  leaveReturn: { type: 'return.leave' },
  sentBack: done('sendBack', { ...sampleOrder, status: 'RETURN_REQUESTED', canCancel: false }),
  notSentBack: threw('sendBack'),
  invoice: { type: 'invoice.open' },
  creditNote: { type: 'creditNote.open', reversalId: '018f0000-0000-7000-8000-0000000000f1' },
  invoiceOpened: done('openInvoice', { number: 'PGM/26-27/000001', url: '/invoices/sample.pdf' }),
  noInvoice: threw('openInvoice'),
  pay: { type: 'order.pay' },
  leavePayment: { type: 'payment.leave' },
  paid: { type: 'xstate.done.actor.payment', output: paidOrder },
  paymentBroke: threw('payment'),
  look: { type: 'xstate.after.paymentLook.order.ready.idle.resting' },
  looked: done('lookAgain', sampleOrder),
  notLooked: threw('lookAgain'),
} as const;
