import { randomUUID } from 'node:crypto';
import { MAX_RESTOCK_REQUESTS } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { Shopper, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a restock request', () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let tea = '';
  let soap = '';

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await app.sql(`update store_entries set quantity = 0 where product_id in ('${tea}', '${soap}')`);
  });
  beforeEach(() => app.sql('delete from restock_requests'));

  const add = (shopper: Shopper, productId: string) => shopper.post('/api/restock-requests', { productId });
  const remove = (shopper: Shopper, productId: string) =>
    shopper.delete(`/api/restock-requests/${productId}`);
  const list = async (shopper: Shopper) => (await shopper.get('/api/restock-requests')).json();
  const rows = () => app.sql('select * from restock_requests');

  it('is made once for a sold-out product, however often the member presses', async () => {
    for (const productId of [tea, tea, tea.toUpperCase()]) {
      const response = await add(asha, productId);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(await response.json()).toEqual({ success: true, data: { productId: tea } });
    }
    expect(await list(asha)).toEqual({ success: true, data: [{ productId: tea }], total: 1 });
    expect(await rows()).toHaveLength(1);
  });

  it('is made once when it is sent 20 times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(asha, tea)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
  });

  it('is listed with the newest first, and belongs to its member', async () => {
    for (const productId of [tea, soap]) {
      app.clock.now += 1000;
      await add(asha, productId);
    }
    await ravi.post('/api/restock-requests', { productId: tea, userId: asha.id });
    expect(await list(asha)).toEqual({
      success: true,
      data: [{ productId: soap }, { productId: tea }],
      total: 2,
    });
    expect((await remove(ravi, soap)).status).toBe(200);
    expect(await list(asha)).toMatchObject({ data: [{ productId: soap }, { productId: tea }] });
    expect(await list(ravi)).toMatchObject({ data: [{ productId: tea }] });
  });

  it('can be withdrawn, and withdrawing it again changes nothing', async () => {
    await add(asha, tea);
    for (const productId of [tea, tea, randomUUID()]) {
      const response = await remove(asha, productId);
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    expect((await remove(asha, 'nonsense')).status).toBe(404);
    expect(await list(asha)).toEqual({ success: true, data: [], total: 0 });
  });

  it('is rejected for a product that is in stock', async () => {
    await app.sql(`update store_entries set quantity = 1 where product_id = '${tea}'`);
    const response = await add(asha, tea);
    await app.sql(`update store_entries set quantity = 0 where product_id = '${tea}'`);
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This product is back in stock.'),
    ]);
  });

  it('is accepted for a product without a stock entry', async () => {
    const [bare = ''] = await stockCopies(app, 1);
    await app.sql(`delete from store_entries where product_id = '${bare}'`);
    expect((await add(asha, bare)).status).toBe(200);
  });

  it('is rejected for unknown, hidden and deleted products', async () => {
    await app.sql(`update products set is_visible = false where id = '${tea}'`);
    await app.sql(`update products set is_deleted = true where id = '${soap}'`);
    const responses = [await add(asha, tea), await add(asha, soap), await add(asha, randomUUID())];
    await app.sql(`update products set is_visible = true, is_deleted = false`);
    expect(toStatuses(responses)).toEqual([404, 404, 404]);
    expect(await responses[0]?.json()).toEqual(toFailure('Product not found'));
  });

  it.each([{}, { productId: 'nonsense' }, { productId: 7 }, []])('is rejected as %j', async (body) => {
    expect((await asha.post('/api/restock-requests', body)).status).toBe(400);
  });

  it(`is one of at most ${MAX_RESTOCK_REQUESTS} of a member, also when they are made at once`, async () => {
    const ids = await stockCopies(app, MAX_RESTOCK_REQUESTS + 5);
    await app.sql('update store_entries set quantity = 0');
    const responses = await Promise.all(ids.map((id) => add(asha, id)));
    const statuses = toStatuses(responses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_RESTOCK_REQUESTS);
    const rejected = responses.find(({ status }) => status !== 200);
    expect([rejected?.status, await rejected?.json()]).toEqual([
      409,
      toFailure('You can wait for at most 50 products at once.'),
    ]);
    expect(await rows()).toHaveLength(MAX_RESTOCK_REQUESTS);
    expect((await add(ravi, tea)).status).toBe(200);
  });

  it('is for members', async () => {
    const guest = new Shopper(app, asha.id);
    const responses = [
      await guest.get('/api/restock-requests'),
      await add(guest, tea),
      await remove(guest, tea),
    ];
    expect(toStatuses(responses)).toEqual([401, 401, 401]);
  });
});
