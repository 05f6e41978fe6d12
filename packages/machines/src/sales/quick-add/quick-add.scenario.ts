import type { ProductInFull } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleHoney } from '../../catalogue/recently-seen/recently-seen.scenario.ts';

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
