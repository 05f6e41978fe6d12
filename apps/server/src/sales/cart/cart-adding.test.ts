import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { Shopper, toLine, listProducts, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NO_PRODUCT = toFailure('Product not found');

describe('putting a product into a cart', () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('delete from cart_items');
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await app.sql(`update store_entries set quantity = 500 where product_id in ('${tea}', '${soap}')`);
  });

  it('stores a product with the values of the shop, whatever values the caller sends', async () => {
    const [product] = (await listProducts(app)).filter(({ stock }) => stock.status === 'IN_STOCK');
    const response = await asha.add(product?.id ?? '', 2, {
      productName: 'Nothing',
      productPrice: 1,
      productImage: '/nothing.png',
      addedPrice: 1,
      userId: ravi.id,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const line = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      productId: product?.id,
      quantity: 2,
      productName: product?.name,
      productPrice: product?.price,
      addedPrice: product?.price,
      productImage: product?.images[0]?.url,
      points: product?.points,
      stock: product?.stock,
    };
    expect(await response.json()).toEqual({ success: true, data: line });
    expect(await asha.cart()).toEqual([line]);
    expect(await ravi.cart()).toEqual([]);
  });

  it('adds one when the request has no quantity, and has no image for a product without one', async () => {
    const line = await toLine(await asha.post('/api/cart', { productId: tea.toUpperCase() }));
    expect(line).toMatchObject({ productId: tea, quantity: 1, productImage: null });
  });

  it('adds up the quantity of the same product, and lists products in the order of adding', async () => {
    const first = await toLine(await asha.add(tea, 40));
    app.clock.now += 1000;
    await asha.add(soap);
    app.clock.now += 1000;
    expect(await toLine(await asha.add(tea, 59))).toEqual({ ...first, quantity: 99 });
    expect(await asha.quantities()).toEqual([
      [tea, 99],
      [soap, 1],
    ]);
  });

  it('allows at most 99 of a product', async () => {
    await asha.add(tea, 60);
    const rejected = await asha.add(tea, 40);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toEqual(toFailure('Quantity must be at most 99'));
    expect(await asha.quantities()).toEqual([[tea, 60]]);
  });

  it.each([
    [0, 'Quantity must be at least 1'],
    [-1, 'Quantity must be at least 1'],
    [1.5, 'Quantity must be a whole number'],
    ['3', 'Quantity must be a whole number'],
    [1e9, 'Quantity must be at most 99'],
    [Number.NaN, 'Quantity must be a whole number'],
  ])('rejects a quantity of %j', async (quantity, sentence) => {
    const response = await asha.post('/api/cart', { productId: tea, quantity });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(toFailure(sentence));
    expect(await asha.cart()).toEqual([]);
  });

  it.each([
    ['unknown', ''],
    ['hidden', 'update products set is_visible = false'],
    ['deleted', 'update products set is_deleted = true'],
  ])('rejects a product that is %s', async (_, change) => {
    if (change) await app.sql(`${change} where id = '${tea}'`);
    const response = await asha.add(change ? tea : randomUUID());
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(NO_PRODUCT);
    expect(await app.sql('select id from cart_items')).toEqual([]);
  });

  it.each([
    ['has run out', 'update store_entries set quantity = 0'],
    ['has no stock entry', 'delete from store_entries'],
  ])('rejects a product that %s', async (_, change) => {
    await asha.add(tea);
    await app.sql(`${change} where product_id in ('${tea}', '${soap}')`);
    for (const product of [tea, soap]) {
      const response = await asha.add(product);
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual(toFailure('This product is sold out.'));
    }
    expect(await asha.cart()).toMatchObject([
      { productId: tea, quantity: 1, stock: { status: 'SOLD_OUT', quantity: 0 } },
    ]);
  });

  it('allows at most as many as there are in stock', async () => {
    await app.sql(`update store_entries set quantity = 4 where product_id = '${tea}'`);
    const tooFew = toFailure('Only 4 left');
    const six = await asha.add(tea, 6);
    expect([six.status, await six.json()]).toEqual([409, tooFew]);
    expect(await asha.cart()).toEqual([]);
    expect(await toLine(await asha.add(tea, 3))).toMatchObject({ quantity: 3 });
    expect(await toLine(await asha.add(tea))).toMatchObject({ quantity: 4 });
    const one = await asha.add(tea);
    expect([one.status, await one.json()]).toEqual([409, tooFew]);
    expect(await asha.quantities()).toEqual([[tea, 4]]);
    expect(await toLine(await ravi.add(tea, 4))).toMatchObject({ quantity: 4 });
    await ravi.delete(`/api/cart/${(await ravi.cart())[0]?.id}`);
  });

  it('leaves a line as it is when its stock falls, and adds again when there is more', async () => {
    await asha.add(tea, 6);
    await app.sql(`update store_entries set quantity = 4 where product_id = '${tea}'`);
    expect((await asha.add(tea)).status).toBe(409);
    expect(await asha.cart()).toMatchObject([{ productId: tea, quantity: 6, stock: { quantity: 4 } }]);
    await app.sql(`update store_entries set quantity = 7 where product_id = '${tea}'`);
    expect(await toLine(await asha.add(tea))).toMatchObject({ quantity: 7 });
  });

  it('allows at most 100 lines, and still adds to the existing ones', async () => {
    const [first = '', ...others] = await stockCopies(app, 100);
    await asha.merge(randomUUID(), ...[first, ...others].map((id) => [id, 1] as const));
    const rejected = await asha.add(tea);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toEqual(toFailure('Your cart is full.'));
    expect(await toLine(await asha.add(first))).toMatchObject({ quantity: 2 });
    expect(await asha.cart()).toHaveLength(100);
  });
});
