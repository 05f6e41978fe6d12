import type { ProductInFull } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

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

/** A sample product in three sizes, one of them sold out. */
export const sampleKurta: ProductInFull = {
  ...sampleHoney,
  id: '018f0000-0000-7000-8000-0000000000a2',
  categoryName: 'Everyday Clothing',
  categoryUniqueName: 'everyday-clothing',
  name: 'Khadi Kurta',
  price: 1299,
  sizes: ['S', 'M', 'L'],
  stock: { status: 'IN_STOCK', quantity: 11, sizes: { S: 7, M: 0, L: 4 } },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const quickAddScenario = {
  request: { type: 'product.request', productId: sampleKurta.id, isMove: false },
  requestOther: { type: 'product.request', productId: sampleHoney.id, isMove: false },
  fetchedSizes: done('fetchProduct', sampleKurta),
  fetched: done('fetchProduct', sampleHoney),
  fetchedSoldOut: done('fetchProduct', {
    ...sampleHoney,
    stock: { status: 'SOLD_OUT', quantity: 0 },
  }),
  notFetched: failed('fetchProduct'),
  fetchingFailed: threw('fetchProduct'),
  chooseSize: { type: 'size.choose', size: 'L' },
  cancel: { type: 'size.cancel' },
} as const;
