import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, toItems, openShop, orderIn } from '../../../test/buyer.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_FOUND = toFailure('Not found');

describe('the orders of a member', () => {
  const app = useTestApp({ OPEN_ORDERS_PER_MEMBER: '25' });
  let asha: Buyer;
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Buyer.logIn(app, 'asha');
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 50_000, points: 7, quantity: 1000 },
      { pricePaise: 100, points: 0, quantity: 10 },
    );
  });

  it('are empty at first', async () => {
    const response = await ravi.get('/api/orders');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ success: true, data: [], total: 0 });
  });

  it('are listed newest first, each with its own items and timeline', async () => {
    const placed = [];
    for (const quantity of [1, 2, 3]) {
      app.clock.now += 1000;
      placed.unshift(await ravi.place([tea, quantity], [soap, 1]));
    }
    await asha.place([tea, 9]);
    expect(await ravi.orders()).toEqual(placed);
    expect(await ravi.orders('?sort=newest')).toEqual(placed);
  });

  it('are listed page by page on request', async () => {
    const placed = [];
    // All have the same time: later orders still come first.
    for (let n = 0; n < 25; n += 1) placed.unshift((await ravi.place([tea, 1])).id);
    const response = await (await ravi.get('/api/orders?page=2&limit=10')).json();
    expect(response).toMatchObject({ pagination: { page: 2, limit: 10, total: 25, pages: 3 } });
    const pages = [
      await ravi.orders('?page=1&limit=10'),
      await ravi.orders('?page=2&limit=10'),
      await ravi.orders('?page=3&limit=10'),
      await ravi.orders('?page=4&limit=10'),
    ];
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0]);
    expect(pages.flat().map(({ id }) => id)).toEqual(placed);
    expect(await ravi.orders('?page=1')).toHaveLength(20);
  });

  it('are found by number and by product', async () => {
    const first = await ravi.place([tea, 1], [soap, 1]);
    const second = await ravi.place([tea, 1]);
    const found = async (search: string) =>
      (await ravi.orders(`?search=${encodeURIComponent(search)}`)).map(({ id }) => id);
    expect(await found(first.number)).toEqual([first.id]);
    expect(await found(String(Number(second.number.slice(4))).padStart(6, '0'))).toEqual([second.id]);
    expect(await found('copy 2')).toEqual([first.id]);
    expect(await found('copy')).toEqual([second.id, first.id]);
    expect(await found('%')).toEqual([]);
    expect(await asha.orders('?search=copy')).toEqual([]);
    await app.sql('alter table orders alter column number restart with 1234567');
    const large = await ravi.place([tea, 1]);
    expect([large.number, await found('PGM-1234567')]).toEqual(['PGM-1234567', [large.id]]);
  });

  it.each(['?page=0', '?limit=101', '?page=x', '?sort=oldest'])('are rejected for %s', async (query) => {
    expect((await ravi.get(`/api/orders${query}`)).status).toBe(400);
  });

  it('can be seen by their owner only', async () => {
    const order = await asha.place([tea, 1]);
    expect(await orderIn(await asha.get(`/api/orders/${order.id}`))).toEqual(order);
    expect(await orderIn(await asha.get(`/api/orders/${order.id.toUpperCase()}`))).toEqual(order);
    for (const id of [order.id, randomUUID(), 'nonsense']) {
      const response = await ravi.get(`/api/orders/${id}`);
      expect([response.status, await response.json()]).toEqual([404, NOT_FOUND]);
    }
    expect(await ravi.orders()).toEqual([]);
  });

  it('are for members: a guest is rejected before the query is checked', async () => {
    const { id } = await asha.place([tea, 1]);
    for (const guest of [new Buyer(app, asha.id, asha.addressId), new Buyer(app, '', '', 'rubbish')]) {
      const body = {
        items: toItems([[tea, 1]]),
        addressId: asha.addressId,
        payment: { method: 'COD' },
        total: 500,
      };
      const responses = [
        await guest.get('/api/orders'),
        await guest.get(`/api/orders/${id}`),
        await guest.send(body, randomUUID()),
        await guest.send('nonsense'),
        await guest.cancel(id),
      ];
      expect(toStatuses(responses)).toEqual([401, 401, 401, 401, 401]);
    }
    expect(await asha.orders()).toMatchObject([{ id, status: 'PLACED' }]);
  });
});
