import { fail, ok } from '@pgm/api/contract';
import { sampleAddress } from '../address-form/index.ts';
import { sampleOrder, sampleQuote } from '../sample-order/index.ts';

const HONEY = '018f0000-0000-7000-8000-0000000000a1';

/** The events with which tests and stories walk the machine through every state. */
export const checkoutWalk = {
  begun: { type: 'xstate.done.actor.begin', output: { items: [{ productId: HONEY, quantity: 2 }] } },
  nothingToOrder: { type: 'xstate.done.actor.begin', output: { items: [] } },
  prepared: {
    type: 'xstate.done.actor.prepare',
    output: ok({ addresses: [sampleAddress], quote: sampleQuote }),
  },
  notPrepared: {
    type: 'xstate.done.actor.prepare',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  retry: { type: 'checkout.retry' },
  proceed: { type: 'checkout.continue' },
  back: { type: 'checkout.back' },
  place: { type: 'order.place' },
  placed: { type: 'xstate.done.actor.placeOrder', output: ok(sampleOrder) },
  soldOut: {
    type: 'xstate.done.actor.placeOrder',
    output: fail({ code: 'conflict', message: 'Sold out: Forest Honey, 500 g', status: 409 }),
  },
  lineLost: { type: 'xstate.error.actor.placeOrder', error: new Error('out of order') },
} as const;
