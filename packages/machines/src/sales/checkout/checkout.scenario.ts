import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';
import { expiredOrder, paidOrder, unpaidOrder } from '../payment/payment.scenario.ts';
import { sampleOrder, sampleQuote } from '../sample-order/sample-order.ts';

export { sampleQuote };

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
  fetched: done('fetchOrder', unpaidOrder),
  notFetched: threw('fetchOrder'),
  prepared: done('prepare', { addresses: [sampleAddress], quote: sampleQuote, now: NOW }),
  notPrepared: failed('prepare'),
  retry: { type: 'page.retry' },
  proceed: { type: 'checkout.continue' },
  back: { type: 'step.ask', step: 'address' },
  express: { type: 'delivery.choose', method: 'EXPRESS' },
  priced: done('price', { ...sampleQuote, deliveryFee: 99, total: 797 }),
  notPriced: threw('price'),
  mobileProven: { type: 'mobile.proven' },
  payByUpi: { type: 'method.choose', method: 'UPI' },
  typeCoupon: { type: 'coupon.change', code: 'WELCOME10' },
  apply: { type: 'coupon.apply' },
  applied: done('evaluate', {
    ...sampleQuote,
    coupon: { code: 'WELCOME10', problem: null },
    discount: 69.8,
    total: 628.2,
  }),
  place: { type: 'order.place' },
  placed: done('placeOrder', sampleOrder),
  placedUnpaid: done('placeOrder', unpaidOrder),
  soldOut: failed('placeOrder', { code: 'conflict', message: 'Sold out: Forest Honey, 500 g', status: 409 }),
  connectionLost: threw('placeOrder'),
  paid: { type: 'xstate.done.actor.payment', output: paidOrder },
  notPaid: { type: 'xstate.done.actor.payment', output: expiredOrder },
} as const;
