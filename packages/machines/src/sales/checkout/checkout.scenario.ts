import { fail, ok } from '@pgm/api/contract';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';
import { expiredOrder, paidOrder, unpaidOrder } from '../payment/payment.scenario.ts';
import { sampleOrder, sampleQuote } from '../sample-order/sample-order.ts';

const items = [{ productId: '018f0000-0000-7000-8000-0000000000a1', quantity: 2 }];

/** The time of the sample request: 21 November 2026, noon in India. */
const NOW = 1_795_242_600_000;

/** Sample events that reach every state of the machine, for tests and stories. */
export const checkoutScenario = {
  begun: { type: 'xstate.done.actor.begin', output: { items } },
  nothingToOrder: { type: 'xstate.done.actor.begin', output: { items: [] } },
  begunAgain: {
    type: 'xstate.done.actor.begin',
    output: { items: [], step: 'pay', orderId: unpaidOrder.id },
  },
  fetched: { type: 'xstate.done.actor.fetchOrder', output: ok(unpaidOrder) },
  notFetched: { type: 'xstate.error.actor.fetchOrder', error: new Error('out of order') },
  prepared: {
    type: 'xstate.done.actor.prepare',
    output: ok({ addresses: [sampleAddress], quote: sampleQuote, now: NOW }),
  },
  notPrepared: {
    type: 'xstate.done.actor.prepare',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  retry: { type: 'checkout.retry' },
  proceed: { type: 'checkout.continue' },
  back: { type: 'step.ask', step: 'address' },
  express: { type: 'delivery.choose', method: 'EXPRESS' },
  priced: {
    type: 'xstate.done.actor.price',
    output: ok({ ...sampleQuote, deliveryFee: 99, total: 797 }),
  },
  notPriced: { type: 'xstate.error.actor.price', error: new Error('out of order') },
  payByUpi: { type: 'method.choose', method: 'UPI' },
  typeCoupon: { type: 'coupon.change', code: 'WELCOME10' },
  apply: { type: 'coupon.apply' },
  applied: {
    type: 'xstate.done.actor.evaluate',
    output: ok({
      ...sampleQuote,
      coupon: { code: 'WELCOME10', problem: null },
      discount: 69.8,
      total: 628.2,
    }),
  },
  place: { type: 'order.place' },
  placed: { type: 'xstate.done.actor.placeOrder', output: ok(sampleOrder) },
  placedUnpaid: { type: 'xstate.done.actor.placeOrder', output: ok(unpaidOrder) },
  soldOut: {
    type: 'xstate.done.actor.placeOrder',
    output: fail({ code: 'conflict', message: 'Sold out: Forest Honey, 500 g', status: 409 }),
  },
  connectionLost: { type: 'xstate.error.actor.placeOrder', error: new Error('out of order') },
  paid: { type: 'xstate.done.actor.payment', output: paidOrder },
  notPaid: { type: 'xstate.done.actor.payment', output: expiredOrder },
} as const;
