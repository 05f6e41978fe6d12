import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toStatuses } from '../../../test/identity.ts';
import { Shopper, toLine, toLines, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a cart with simultaneous changes', () => {
  const app = useTestApp();
  let asha: Shopper;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
  });
  beforeEach(async () => {
    await app.sql('delete from cart_items');
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await app.sql(`update store_entries set quantity = 500 where product_id in ('${tea}', '${soap}')`);
  });

  /** Makes the same call several times at once; returns how often each status came. */
  async function atOnce(times: number, call: (n: number) => Promise<Response>) {
    const counts: Record<number, number> = {};
    const statuses = toStatuses(await Promise.all(Array.from({ length: times }, (_, n) => call(n))));
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  it('has one line for a product that is added 50 times', async () => {
    expect(await atOnce(50, () => asha.add(tea))).toEqual({ 200: 50 });
    expect(await asha.quantities()).toEqual([[tea, 50]]);
  });

  it('allows at most 99, and reports that to the other requests', async () => {
    expect(await atOnce(50, () => asha.add(tea, 2))).toEqual({ 200: 49, 400: 1 });
    expect(await asha.quantities()).toEqual([[tea, 98]]);
  });

  it('allows at most as many as there are in stock', async () => {
    await app.sql(`update store_entries set quantity = 4 where product_id = '${tea}'`);
    expect(await atOnce(50, () => asha.add(tea))).toEqual({ 200: 4, 409: 46 });
    expect(await asha.quantities()).toEqual([[tea, 4]]);
  });

  it('allows at most 100 lines', async () => {
    const products = await stockCopies(app, 120);
    await asha.merge(randomUUID(), ...products.slice(0, 90).map((id) => [id, 1] as const));
    expect(await atOnce(30, (n) => asha.add(products[90 + n] ?? ''))).toEqual({ 200: 10, 409: 20 });
    expect(await asha.cart()).toHaveLength(100);
  });

  it("merges a guest's cart once when it is sent 50 times", async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => asha.merge(key, [tea, 1], [soap, 2])),
    );
    const carts = await Promise.all(responses.map(toLines));
    expect(carts.filter((lines) => lines.length !== 2)).toEqual([]);
    expect(await asha.quantities()).toEqual([
      [tea, 1],
      [soap, 2],
    ]);
  });

  it("adds up guests' carts with different keys, whatever their order", async () => {
    const statuses = await atOnce(40, (n) =>
      n % 2 ? asha.merge(randomUUID(), [tea, 1], [soap, 1]) : asha.merge(randomUUID(), [soap, 1], [tea, 1]),
    );
    expect(statuses).toEqual({ 200: 40 });
    expect(new Map(await asha.quantities())).toEqual(
      new Map([
        [tea, 40],
        [soap, 40],
      ]),
    );
  });

  it('lets only one of many requests remove a line', async () => {
    const { id } = await toLine(await asha.add(tea));
    expect(await atOnce(20, () => asha.delete(`/api/cart/${id}`))).toEqual({ 200: 1, 404: 19 });
    expect(await asha.cart()).toEqual([]);
  });

  it('responds to each adding and removing, and ends with the products added after the removal', async () => {
    const { id } = await toLine(await asha.add(tea));
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n === 10 ? asha.delete(`/api/cart/${id}`) : asha.add(tea))),
    );
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    const lines = await Promise.all(responses.filter((_, n) => n !== 10).map(toLine));
    const quantities = lines.filter((line) => line.id !== id).map(({ quantity }) => quantity);
    expect(quantities.toSorted((a, b) => a - b)).toEqual(quantities.map((_, n) => n + 1));
    expect(await asha.quantities()).toEqual(quantities.length === 0 ? [] : [[tea, quantities.length]]);
  });
});
