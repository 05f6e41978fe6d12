import type { ProductInFull } from '@pgm/api/contract';
import { done, failed } from '../../kit/kit.scenario.ts';

/** A sample product without sizes, as its page has it. */
export const sampleHoney: ProductInFull = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  brandId: '018f0000-0000-4000-8000-0000000000b1',
  brandName: 'Vanyaphal',
  categoryId: '018f0000-0000-4000-8000-0000000000c1',
  categoryName: 'Foods & Pantry',
  categoryUniqueName: 'foods-pantry',
  name: 'Forest Honey, 500 g',
  description: 'Raw honey from the forests of Umaria.',
  price: 349,
  points: 40,
  pointDescription: '40 BV per unit.',
  isVisible: true,
  isDeleted: false,
  images: [],
  stock: { status: 'IN_STOCK', quantity: 20 },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const recentlySeenScenario = {
  read: { type: 'xstate.done.actor.readSeen', output: [sampleHoney.id] },
  fetched: done('fetchProducts', [sampleHoney]),
  notFetched: failed('fetchProducts'),
  clear: { type: 'list.clear' },
  cleared: { type: 'xstate.done.actor.clearSeen', output: undefined },
} as const;
