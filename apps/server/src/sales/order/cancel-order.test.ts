import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, counted, openShop, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const TOO_LATE = [409, 'This order can no longer be cancelled.'];

describe('cancelling an order', () => {
  const app = useTestApp();
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
      { pricePaise: 50_000, points: 7, quantity: 10 },
      { pricePaise: 50_000, points: 0, quantity: 10 },
    );
  });

  it('returns stock and points, and records the time and the actor', async () => {
    const order = await ravi.place([tea, 2], [soap, 3]);
    const placedAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    const response = await ravi.cancel(order.id);
    const cancelled = {
      ...order,
      status: 'CANCELLED',
      items: order.items.map((item) => ({ ...item, reversed: item.quantity })),
      reversedTotal: order.total,
      reversals: [
        {
          id: expect.any(String),
          kind: 'CANCELLATION',
          photos: [],
          state: 'DONE',
          reason: null,
          at: new Date(app.clock.now).toISOString(),
          items: [
            { productId: tea, quantity: 2, outcome: null },
            { productId: soap, quantity: 3, outcome: null },
          ],
          amount: order.total,
          creditNote: null,
        },
      ],
      payment: { method: 'COD', status: 'CANCELLED', problem: null, payBy: null },
      timeline: [
        { status: 'PLACED', at: placedAt, by: 'MEMBER', note: null },
        { status: 'CANCELLED', at: new Date(app.clock.now).toISOString(), by: 'MEMBER', note: null },
      ],
      canCancel: false,
      canCancelPieces: false,
      hasInvoice: false,
    };
    expect([response.status, await orderIn(response)]).toEqual([200, cancelled]);
    expect(await ravi.orders()).toEqual([cancelled]);
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([10, 10]);
    expect(await ravi.points()).toEqual({ PENDING: 0, CANCELLED: 14 });
    expect(await app.sql('select points_group, type, points, reason from bv_entries order by id')).toEqual([
      { points_group: 'PENDING', type: 'CREDIT', points: 14, reason: `Order ${order.number} placed` },
      { points_group: 'PENDING', type: 'DEBIT', points: 14, reason: `Order ${order.number} cancelled` },
      { points_group: 'CANCELLED', type: 'CREDIT', points: 14, reason: `Order ${order.number} cancelled` },
    ]);
  });

  it('writes no points where the order has none', async () => {
    const { id } = await ravi.place([soap, 1]);
    await ravi.cancel(id);
    expect(await app.sql('select * from bv_entries')).toEqual([]);
  });

  it.each(['PLACED', 'CONFIRMED', 'PACKED'])('works while it is %s', async (status) => {
    const { id } = await ravi.place([tea, 1]);
    await app.sql(`update orders set status = '${status}'`);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ status, canCancel: true });
    expect((await ravi.cancel(id)).status).toBe(200);
    expect(await toStock(app, tea)).toBe(10);
  });

  it.each(['SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURN_REQUESTED', 'RETURNED'])(
    'fails when it is %s',
    async (status) => {
      const { id } = await ravi.place([tea, 1]);
      await app.sql(`update orders set status = '${status}'`);
      expect(await readRejection(await ravi.cancel(id))).toEqual(TOO_LATE);
      expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({ status, canCancel: false });
      expect([await toStock(app, tea), await ravi.points()]).toEqual([9, { PENDING: 7 }]);
    },
  );

  it('happens once when it is sent 20 times at once', async () => {
    const { id } = await ravi.place([tea, 4]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => ravi.cancel(id)));
    expect(await counted(responses)).toEqual({ 200: 1, [TOO_LATE.join(' ')]: 19 });
    expect([await toStock(app, tea), await ravi.points()]).toEqual([10, { PENDING: 0, CANCELLED: 28 }]);
    expect((await ravi.orders())[0]?.timeline).toHaveLength(2);
  });

  it('works for the owner only', async () => {
    const { id } = await asha.place([tea, 1]);
    for (const foreign of [id, randomUUID(), 'nonsense']) {
      expect(await readRejection(await ravi.cancel(foreign))).toEqual([404, 'Not found']);
    }
    expect((await new Buyer(app, '', '').cancel(id)).status).toBe(401);
    expect(await asha.orders()).toMatchObject([{ id, status: 'PLACED' }]);
    expect(await toStock(app, tea)).toBe(9);
  });
});
