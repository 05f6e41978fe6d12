import type { CartItem } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import type { CartProduct } from './cart-lines.ts';

const HONEY: CartProduct = {
  productId: '018f0000-0000-7000-8000-0000000000a1',
  productName: 'Forest Honey, 500 g',
  productPrice: 349,
  productImage: null,
  points: 40,
  stock: { status: 'IN_STOCK', quantity: 20 },
};

const SOAP: CartProduct = {
  productId: '018f0000-0000-7000-8000-0000000000a2',
  productName: 'Neem Soap, pack of 3',
  productPrice: 149,
  productImage: null,
  points: 12,
  stock: { status: 'LOW', quantity: 2 },
};

/** A sample line as the server sends it. */
export const sampleCartItem: CartItem = { ...HONEY, id: 'line-1', quantity: 1, addedPrice: 349 };

const soapItem: CartItem = { ...SOAP, id: 'line-2', quantity: 2, addedPrice: 149 };

const rejection = { code: 'conflict', message: 'This product is sold out.', status: 409 } as const;

/** Sample events that reach every state of the machine, for tests and stories. */
export const cartScenario = {
  restored: { type: 'xstate.done.actor.readCart', output: { key: 'guest-cart', lines: [] } },
  add: { type: 'cart.add', product: HONEY, quantity: 1 },
  logIn: {
    type: 'session.change',
    userId: '018f0000-0000-7000-8000-000000000001',
    key: 'next-cart',
    isExpired: false,
  },
  merged: done('mergeCart', [sampleCartItem]),
  mergingFailed: threw('mergeCart'),
  fetched: done('fetchCart', [sampleCartItem]),
  fetchedMany: done('fetchCart', [sampleCartItem, soapItem]),
  fetchedTooMany: done('fetchCart', [sampleCartItem, { ...soapItem, quantity: 6 }]),
  fetchedNone: done('fetchCart', []),
  fetchingFailed: threw('fetchCart'),
  added: done('addItem', {}),
  notAdded: failed('addItem', rejection),
  remove: { type: 'cart.remove', lineKey: HONEY.productId },
  removed: done('removeItem', {}),
  increase: { type: 'quantity.apply', lineKey: HONEY.productId, by: 1 },
  limit: { type: 'quantity.limit', lineKey: SOAP.productId },
  otherTab: { type: 'storage.change' },
  ordered: { type: 'cart.ordered' },
  retry: { type: 'page.retry' },
  logOut: { type: 'session.change', userId: undefined, key: 'next-cart', isExpired: false },
} as const;
