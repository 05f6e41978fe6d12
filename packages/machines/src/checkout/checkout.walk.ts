import { type Order, type Quote, fail, ok } from '@pgm/api/contract';
import { sampleAddress } from '../address-form/index.ts';

const HONEY = '018f0000-0000-7000-8000-0000000000a1';

/** A quote as the server answers with it. */
export const sampleQuote: Quote = {
  lines: [
    {
      productId: HONEY,
      productName: 'Forest Honey, 500 g',
      productImage: null,
      price: 349,
      quantity: 2,
      available: 20,
      points: 40,
      lineTotal: 698,
      problem: null,
    },
  ],
  subtotal: 698,
  deliveryFee: 0,
  coupon: null,
  discount: 0,
  total: 698,
  points: 80,
  canOrder: true,
};

/** The order that comes of it. */
export const sampleOrder: Order = {
  id: '018f0000-0000-7000-8000-0000000000e1',
  number: 'PGM-000123',
  status: 'PLACED',
  placedAt: '2026-11-21T06:30:00.000Z',
  items: [
    {
      productId: HONEY,
      productName: 'Forest Honey, 500 g',
      productImage: null,
      price: 349,
      quantity: 2,
      points: 40,
      lineTotal: 698,
    },
  ],
  address: sampleAddress,
  delivery: { method: 'STANDARD', expectedBy: '2026-11-28T06:30:00.000Z' },
  subtotal: 698,
  deliveryFee: 0,
  couponCode: null,
  discount: 0,
  total: 698,
  points: 80,
  payment: { method: 'COD', status: 'DUE', problem: null, payBy: null },
  gstin: null,
  timeline: [{ status: 'PLACED', at: '2026-11-21T06:30:00.000Z', by: 'MEMBER', note: null }],
  canCancel: true,
  canReturn: false,
  returnBy: null,
  hasInvoice: true,
};

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
