import { done, failed, threw } from '../../kit/kit.scenario.ts';
import type { GuestWish, WishedProduct } from './wishes.ts';

/** A sample product as the server lists it. */
const sampleWish: WishedProduct = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  name: 'Forest Honey, 500 g',
  brandName: 'Vanyaphal',
  price: 349,
  points: 40,
  stock: { status: 'IN_STOCK', quantity: 20 },
  images: [],
};

const sampleGuestWish: GuestWish = { productId: sampleWish.id, name: sampleWish.name };

/** Sample events that reach every state of the machine, for tests and stories. */
export const wishlistScenario = {
  restored: { type: 'xstate.done.actor.readWishes', output: [] },
  restoredOne: { type: 'xstate.done.actor.readWishes', output: [sampleGuestWish] },
  notRestored: threw('readWishes'),
  logIn: {
    type: 'session.change',
    userId: '018f0000-0000-7000-8000-000000000001',
    isExpired: false,
  },
  merged: done('mergeWish', {}),
  notMerged: failed('mergeWish'),
  mergedNone: failed('mergeWish', { code: 'notFound', message: 'Product not found', status: 404 }),
  fetched: done('fetchWishlist', [sampleWish]),
  fetchedNone: done('fetchWishlist', []),
  notFetched: failed('fetchWishlist'),
  retry: { type: 'page.retry' },
  toggle: { type: 'wish.toggle', product: sampleWish },
  saved: done('saveWish', {}),
  notSaved: threw('saveWish'),
  otherTab: { type: 'storage.change' },
  logOut: { type: 'session.change', userId: undefined, isExpired: false },
} as const;
