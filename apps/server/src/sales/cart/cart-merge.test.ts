import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Shopper, toLines, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe("merging a guest's cart", () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let [tea = '', soap = '', oil = '']: string[] = [];

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('delete from cart_items');
    [tea = '', soap = '', oil = ''] = await stockCopies(app, 3);
  });

  it('adds its items in their order and returns the whole cart', async () => {
    await asha.add(oil, 2);
    app.clock.now += 1000;
    const response = await asha.merge(randomUUID(), [soap, 3], [tea, 1], [oil, 4]);
    expect(response.status).toBe(200);
    const lines = await toLines(response);
    expect(lines).toEqual(await asha.cart());
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [oil, 6],
      [soap, 3],
      [tea, 1],
    ]);
  });

  it('happens once per key, whatever items the second request has', async () => {
    const key = randomUUID();
    await asha.merge(key, [tea, 3]);
    const again = await asha.merge(key, [tea, 3], [soap, 1]);
    expect(again.status).toBe(200);
    expect(await toLines(again)).toEqual(await asha.cart());
    expect(await asha.quantities()).toEqual([[tea, 3]]);
  });

  it('treats the keys of each member separately', async () => {
    const key = randomUUID();
    await asha.merge(key, [tea, 1]);
    await ravi.merge(key, [tea, 2]);
    expect(await asha.quantities()).toEqual([[tea, 1]]);
    expect(await ravi.quantities()).toEqual([[tea, 2]]);
  });

  it('leaves out unknown, hidden and sold-out products', async () => {
    await app.sql(`update products set is_visible = false where id = '${tea}'`);
    await app.sql(`update store_entries set quantity = 0 where product_id = '${soap}'`);
    await asha.merge(randomUUID(), [randomUUID(), 1], [tea, 1], [soap, 1], [oil, 1]);
    await app.sql(`update products set is_visible = true where id = '${tea}'`);
    expect(await asha.quantities()).toEqual([[oil, 1]]);
  });

  it('limits the quantity to 99, in the cart and within one list', async () => {
    await app.sql(`update store_entries set quantity = 500 where product_id = '${tea}'`);
    await asha.add(tea, 60);
    await asha.merge(randomUUID(), [tea, 60], [soap, 50], [soap.toUpperCase(), 50], [oil, 99]);
    expect(await asha.quantities()).toEqual([
      [tea, 99],
      [soap, 99],
      [oil, 99],
    ]);
  });

  it('takes more pieces than there are, so that the cart can show them', async () => {
    await asha.add(tea, 8);
    expect(await toLines(await asha.merge(randomUUID(), [tea, 6], [soap, 1]))).toMatchObject([
      { productId: tea, quantity: 14, stock: { quantity: 10 } },
      { productId: soap, quantity: 1 },
    ]);
  });

  it('fills the cart up to 100 lines, and still adds to the existing ones', async () => {
    const products = await stockCopies(app, 98);
    await asha.merge(randomUUID(), ...products.map((id) => [id, 1] as const));
    await asha.add(tea);
    const first = products[0] ?? '';
    await asha.merge(randomUUID(), [soap, 1], [oil, 1], [first, 5]);
    const quantities = new Map(await asha.quantities());
    expect([quantities.size, quantities.get(soap), quantities.get(oil), quantities.get(first)]).toEqual([
      100,
      1,
      undefined,
      6,
    ]);
  });

  it('accepts an empty cart', async () => {
    expect(await toLines(await asha.merge(randomUUID()))).toEqual([]);
  });

  it.each([
    ['a key that is none', { key: 'once', items: [] }],
    ['no items', { key: randomUUID() }],
    ['an item that is no product', { key: randomUUID(), items: [{ productId: 'tea', quantity: 1 }] }],
    ['too few of an item', { key: randomUUID(), items: [{ productId: randomUUID(), quantity: 0 }] }],
    ['too many of an item', { key: randomUUID(), items: [{ productId: randomUUID(), quantity: 100 }] }],
    [
      'too many items',
      {
        key: randomUUID(),
        items: Array.from({ length: 101 }, () => ({ productId: randomUUID(), quantity: 1 })),
      },
    ],
  ])('rejects %s', async (_, body) => {
    expect((await asha.post('/api/cart/merge', body)).status).toBe(400);
  });
});
