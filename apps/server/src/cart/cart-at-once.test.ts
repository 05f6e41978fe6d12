import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/identity.ts';
import { Shopper, lineOf, linesOf, stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('a cart that many change at the same time', () => {
  const app = useTestApp();
  let asha: Shopper;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
  });
  beforeEach(async () => {
    await app.sql('delete from cart_items');
    [tea = '', soap = ''] = await stockCopies(app, 2);
  });

  /** Does the same so many times at once; how often each status was answered. */
  async function atOnce(times: number, call: (n: number) => Promise<Response>) {
    const counts: Record<number, number> = {};
    const statuses = statusesOf(await Promise.all(Array.from({ length: times }, (_, n) => call(n))));
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  it('makes one line of a product that is added 50 times', async () => {
    expect(await atOnce(50, () => asha.add(tea))).toEqual({ 200: 50 });
    expect(await asha.quantities()).toEqual([[tea, 50]]);
  });

  it('counts no more than 99, and says so to the others', async () => {
    expect(await atOnce(50, () => asha.add(tea, 2))).toEqual({ 200: 49, 400: 1 });
    expect(await asha.quantities()).toEqual([[tea, 98]]);
  });

  it('takes no more than 100 lines', async () => {
    const products = await stockCopies(app, 120);
    await asha.merge(randomUUID(), ...products.slice(0, 90).map((id) => [id, 1] as const));
    expect(await atOnce(30, (n) => asha.add(products[90 + n] ?? ''))).toEqual({ 200: 10, 409: 20 });
    expect(await asha.cart()).toHaveLength(100);
  });

  it("takes a guest's cart once that is sent 50 times", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => asha.merge(key, [tea, 1], [soap, 2])));
    const carts = await Promise.all(answers.map(linesOf));
    expect(carts.filter((lines) => lines.length !== 2)).toEqual([]);
    expect(await asha.quantities()).toEqual([
      [tea, 1],
      [soap, 2],
    ]);
  });

  it("adds up guests' carts of different keys, whatever their order", async () => {
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

  it('lets one of many take a line out', async () => {
    const { id } = await lineOf(await asha.add(tea));
    expect(await atOnce(20, () => asha.delete(`/api/cart/${id}`))).toEqual({ 200: 1, 404: 19 });
    expect(await asha.cart()).toEqual([]);
  });

  it('answers each adding and removing, and ends with what was added after the removal', async () => {
    const { id } = await lineOf(await asha.add(tea));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n === 10 ? asha.delete(`/api/cart/${id}`) : asha.add(tea))),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const lines = await Promise.all(answers.filter((_, n) => n !== 10).map(lineOf));
    const quantities = lines.filter((line) => line.id !== id).map(({ quantity }) => quantity);
    expect(quantities.toSorted((a, b) => a - b)).toEqual(quantities.map((_, n) => n + 1));
    expect(await asha.quantities()).toEqual(quantities.length === 0 ? [] : [[tea, quantities.length]]);
  });
});
