import { DEFAULT_TERMS, type Order, type Quote } from '@pgm/api/contract';
import { sampleAddress } from '../../members/address-form/address-form.scenario.ts';

const HONEY = '018f0000-0000-7000-8000-0000000000a1';

/** A sample quote as the server sends it. */
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
  deliveries: DEFAULT_TERMS.delivery,
  coupon: null,
  discount: 0,
  total: 698,
  points: 80,
  canOrder: true,
};

/** The order that results from the sample quote. */
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
      reversed: 0,
      points: 40,
      lineTotal: 698,
    },
  ],
  address: sampleAddress,
  delivery: { method: 'STANDARD', expectedBy: '2026-11-28T06:30:00.000Z', shipment: null },
  subtotal: 698,
  deliveryFee: 0,
  couponCode: null,
  discount: 0,
  total: 698,
  reversedTotal: 0,
  points: 80,
  payment: { method: 'COD', status: 'DUE', problem: null, payBy: null },
  reversals: [],
  refunds: [],
  gstin: null,
  timeline: [{ status: 'PLACED', at: '2026-11-21T06:30:00.000Z', by: 'MEMBER', note: null }],
  canCancel: true,
  canCancelPieces: true,
  canReturn: false,
  returnBy: null,
  hasInvoice: true,
};
