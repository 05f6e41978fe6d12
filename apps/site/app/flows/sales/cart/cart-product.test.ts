import { expect, it } from 'vitest';
import { cartProduct } from './cart-product.ts';

const kurta = {
  id: 'kurta',
  name: 'Khadi Kurta',
  price: 1299,
  images: [],
  points: 290,
  stock: { status: 'IN_STOCK' as const, quantity: 7, sizes: { S: 7, M: 0 } },
};

it.each([
  ['S', { status: 'IN_STOCK', quantity: 7 }],
  ['M', { status: 'SOLD_OUT', quantity: 0 }],
  ['no longer made', { status: 'SOLD_OUT', quantity: 0 }],
  [undefined, { status: 'IN_STOCK', quantity: 7 }],
])('a product in size %s has the stock of that size', (size, stock) => {
  expect(cartProduct(kurta, size)).toMatchObject({ productId: 'kurta', size, stock });
});

it('a product in a size with its own price costs and earns what that does', () => {
  const sizePrices = { M: { price: 1399, maximumRetailPrice: 1500, points: 310 } };
  const inM = cartProduct({ ...kurta, sizePrices }, 'M');
  expect(inM).toMatchObject({ productPrice: 1399, points: 310 });
  expect(cartProduct({ ...kurta, sizePrices }, 'S')).toMatchObject({ productPrice: 1299, points: 290 });
});
