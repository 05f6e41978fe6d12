import { randomUUID } from 'node:crypto';
import type { Product } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { Shopper, listProducts } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a wishlist', () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let products: Product[] = [];
  const toId = (n: number) => products[n]?.id ?? '';
  const add = (shopper: Shopper, productId: string) => shopper.post('/api/wishlist', { productId });

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
    products = await listProducts(app);
  });
  beforeEach(() => app.sql('delete from wishlist_items'));

  it('is empty at first', async () => {
    const response = await asha.get('/api/wishlist');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: [], total: 0 });
  });

  it('shows the products as the shop does, last added first', async () => {
    for (const n of [4, 0, 2]) {
      app.clock.now += 1000;
      const response = await add(asha, toId(n));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, data: { productId: toId(n) } });
    }
    expect(await asha.wishlist()).toEqual([products[2], products[0], products[4]]);
    expect(await ravi.wishlist()).toEqual([]);
  });

  it('is not changed when a product is added again, not even in its order', async () => {
    for (const id of [toId(0), toId(1), toId(0).toUpperCase()]) {
      app.clock.now += 1000;
      expect(await (await add(asha, id)).json()).toMatchObject({ data: { productId: id.toLowerCase() } });
    }
    expect(await asha.wishlist()).toEqual([products[1], products[0]]);
  });

  it('accepts sold-out products', async () => {
    const soldOut = products.find(({ stock }) => stock.status === 'SOLD_OUT');
    expect((await add(asha, soldOut?.id ?? '')).status).toBe(200);
    expect(await asha.wishlist()).toEqual([soldOut]);
  });

  it('rejects unknown, hidden and deleted products, and leaves out those that were hidden or deleted later', async () => {
    await add(asha, toId(0));
    await add(asha, toId(1));
    await app.sql(`update products set is_visible = false where id = '${toId(0)}'`);
    await app.sql(`update products set is_deleted = true where id = '${toId(1)}'`);
    const responses = [await add(asha, randomUUID()), await add(asha, toId(0)), await add(ravi, toId(1))];
    const list = await asha.wishlist();
    await app.sql('update products set is_visible = true, is_deleted = false');
    expect(toStatuses(responses)).toEqual([404, 404, 404]);
    for (const response of responses) expect(await response.json()).toEqual(toFailure('Product not found'));
    expect(list).toEqual([]);
    expect(await asha.wishlist()).toHaveLength(2);
  });

  it.each(['categories', 'brands'])('rejects and leaves out products of deleted %s', async (table) => {
    await add(asha, toId(0));
    await app.sql(`update ${table} set is_deleted = true`);
    const response = await add(asha, toId(1));
    const list = await asha.wishlist();
    await app.sql(`update ${table} set is_deleted = false`);
    expect(response.status).toBe(404);
    expect(list).toEqual([]);
  });

  it.each([{}, { productId: 'nonsense' }, { productId: 7 }, []])('rejects %j', async (body) => {
    expect((await asha.post('/api/wishlist', body)).status).toBe(400);
  });

  it('removes a product, and accepts a repeated removal or one of a product that is not on it', async () => {
    await add(asha, toId(0));
    await add(asha, toId(1));
    for (const id of [toId(0), toId(0), randomUUID()]) {
      const response = await asha.delete(`/api/wishlist/${id}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true });
    }
    expect((await asha.delete('/api/wishlist/nonsense')).status).toBe(404);
    expect(await asha.wishlist()).toEqual([products[1]]);
  });

  it('is not changed when another member removes a product', async () => {
    await add(asha, toId(0));
    await ravi.post('/api/wishlist', { productId: toId(1), userId: asha.id });
    expect((await ravi.delete(`/api/wishlist/${toId(0)}`)).status).toBe(200);
    expect(await asha.wishlist()).toEqual([products[0]]);
    expect(await ravi.wishlist()).toEqual([products[1]]);
  });

  it('has a product once, even when it is added many times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => add(asha, toId(0))));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await asha.wishlist()).toEqual([products[0]]);
  });

  it('is for members', async () => {
    const guest = new Shopper(app, asha.id);
    const responses = [
      await guest.get('/api/wishlist'),
      await add(guest, toId(0)),
      await guest.delete(`/api/wishlist/${toId(0)}`),
    ];
    expect(toStatuses(responses)).toEqual([401, 401, 401]);
  });
});
