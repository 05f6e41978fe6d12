import { randomUUID } from 'node:crypto';
import type { Product } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, statusesOf } from '../../test/identity.ts';
import { Shopper, productsOf } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('a wishlist', () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let products: Product[] = [];
  const idOf = (n: number) => products[n]?.id ?? '';
  const add = (shopper: Shopper, productId: string) => shopper.post('/api/wishlist', { productId });

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
    products = await productsOf(app);
  });
  beforeEach(() => app.sql('delete from wishlist_items'));

  it('is empty at first', async () => {
    const response = await asha.get('/api/wishlist');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: true, data: [] });
  });

  it('shows the products as the shop does, the one added last first', async () => {
    for (const n of [4, 0, 2]) {
      app.clock.now += 1000;
      const response = await add(asha, idOf(n));
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, data: { productId: idOf(n) } });
    }
    expect(await asha.wishlist()).toEqual([products[2], products[0], products[4]]);
    expect(await ravi.wishlist()).toEqual([]);
  });

  it('is not changed by adding again, not even in its order', async () => {
    for (const id of [idOf(0), idOf(1), idOf(0).toUpperCase()]) {
      app.clock.now += 1000;
      expect(await (await add(asha, id)).json()).toMatchObject({ data: { productId: id.toLowerCase() } });
    }
    expect(await asha.wishlist()).toEqual([products[1], products[0]]);
  });

  it('takes what is sold out', async () => {
    const soldOut = products.find(({ stock }) => stock.status === 'SOLD_OUT');
    expect((await add(asha, soldOut?.id ?? '')).status).toBe(200);
    expect(await asha.wishlist()).toEqual([soldOut]);
  });

  it('refuses what is unknown, hidden or deleted, and leaves out what became so', async () => {
    await add(asha, idOf(0));
    await add(asha, idOf(1));
    await app.sql(`update products set is_visible = false where id = '${idOf(0)}'`);
    await app.sql(`update products set is_deleted = true where id = '${idOf(1)}'`);
    const answers = [await add(asha, randomUUID()), await add(asha, idOf(0)), await add(ravi, idOf(1))];
    const list = await asha.wishlist();
    await app.sql('update products set is_visible = true, is_deleted = false');
    expect(statusesOf(answers)).toEqual([404, 404, 404]);
    for (const answer of answers) expect(await answer.json()).toEqual(failureOf('Product not found'));
    expect(list).toEqual([]);
    expect(await asha.wishlist()).toHaveLength(2);
  });

  it.each(['categories', 'brands'])('refuses and leaves out what belongs to deleted %s', async (table) => {
    await add(asha, idOf(0));
    await app.sql(`update ${table} set is_deleted = true`);
    const answer = await add(asha, idOf(1));
    const list = await asha.wishlist();
    await app.sql(`update ${table} set is_deleted = false`);
    expect(answer.status).toBe(404);
    expect(list).toEqual([]);
  });

  it.each([{}, { productId: 'nonsense' }, { productId: 7 }, []])('refuses %j', async (body) => {
    expect((await asha.post('/api/wishlist', body)).status).toBe(400);
  });

  it('gives a product up, and does not mind a second time or one that was never on it', async () => {
    await add(asha, idOf(0));
    await add(asha, idOf(1));
    for (const id of [idOf(0), idOf(0), randomUUID()]) {
      const response = await asha.delete(`/api/wishlist/${id}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true });
    }
    expect((await asha.delete('/api/wishlist/nonsense')).status).toBe(404);
    expect(await asha.wishlist()).toEqual([products[1]]);
  });

  it("is its owner's: whoever else removes a product changes nothing", async () => {
    await add(asha, idOf(0));
    await ravi.post('/api/wishlist', { productId: idOf(1), userId: asha.id });
    expect((await ravi.delete(`/api/wishlist/${idOf(0)}`)).status).toBe(200);
    expect(await asha.wishlist()).toEqual([products[0]]);
    expect(await ravi.wishlist()).toEqual([products[1]]);
  });

  it('holds a product once that is added many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(asha, idOf(0))));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(await asha.wishlist()).toEqual([products[0]]);
  });

  it('is for members', async () => {
    const guest = new Shopper(app, asha.id);
    const answers = [
      await guest.get('/api/wishlist'),
      await add(guest, idOf(0)),
      await guest.delete(`/api/wishlist/${idOf(0)}`),
    ];
    expect(statusesOf(answers)).toEqual([401, 401, 401]);
  });
});
