import { type CartItem, fail, ok } from '@pgm/api/contract';
import type { CartProduct } from './cart-lines.ts';

const HONEY: CartProduct = {
  productId: '018f0000-0000-7000-8000-0000000000a1',
  productName: 'Forest Honey, 500 g',
  productPrice: 349,
  productImage: null,
  points: 40,
  stock: { status: 'IN_STOCK', quantity: 20 },
};

/** A sample line as the server sends it. */
export const sampleCartItem: CartItem = { ...HONEY, id: 'line-1', quantity: 1, addedPrice: 349 };

const rejection = fail({ code: 'conflict', message: 'This product is sold out.', status: 409 });

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
  merged: { type: 'xstate.done.actor.mergeCart', output: ok([sampleCartItem]) },
  mergingFailed: { type: 'xstate.error.actor.mergeCart', error: new Error('out of order') },
  fetched: { type: 'xstate.done.actor.fetchCart', output: ok([sampleCartItem]) },
  fetchingFailed: { type: 'xstate.error.actor.fetchCart', error: new Error('out of order') },
  added: { type: 'xstate.done.actor.addItem', output: ok({}) },
  notAdded: { type: 'xstate.done.actor.addItem', output: rejection },
  remove: { type: 'cart.remove', productId: HONEY.productId },
  removed: { type: 'xstate.done.actor.removeItem', output: ok({}) },
  increase: { type: 'quantity.apply', productId: HONEY.productId, by: 1 },
  otherTab: { type: 'storage.change' },
  ordered: { type: 'cart.ordered' },
  retry: { type: 'cart.retry' },
  logOut: { type: 'session.change', userId: undefined, key: 'next-cart', isExpired: false },
} as const;
