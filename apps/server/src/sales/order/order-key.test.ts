import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer, openShop, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { Shopper } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const USED = [409, 'This key was used for another order.'];

describe('the idempotency key of an order', () => {
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
      { pricePaise: 50_000, points: 7, quantity: 10 },
    );
  });

  it('returns the same order again, even when other things have changed', async () => {
    const key = randomUUID();
    const first = await orderIn(await ravi.order([[tea, 10]], { key, total: 5000 }));
    await (await Shopper.logIn(app, 'ravi')).add(soap);
    await offer(app, tea, { pricePaise: 1, points: 0, quantity: 0 });
    await app.sql(`update products set is_deleted = true where id = '${tea}'`);
    await app.sql(`delete from addresses where id = '${ravi.addressId}'`);
    app.clock.now += 1000;
    const again = await ravi.order([[tea, 10]], { key, total: 5000 });
    expect([again.status, await orderIn(again)]).toEqual([201, first]);
    expect(await ravi.orders()).toEqual([first]);
    expect(await ravi.points()).toEqual({ PENDING: 70 });
    ravi = await Buyer.logIn(app, 'ravi');
  });

  it('returns the order in its current state', async () => {
    const key = randomUUID();
    const { id } = await orderIn(await ravi.order([[tea, 1]], { key, total: 500 }));
    await ravi.cancel(id);
    expect(await orderIn(await ravi.order([[tea, 1]], { key, total: 500 }))).toMatchObject({
      id,
      status: 'CANCELLED',
    });
    expect(await toStock(app, tea)).toBe(10);
  });

  it('is valid for one order only', async () => {
    const key = randomUUID();
    await ravi.order([[tea, 1]], { key, total: 500 });
    expect(await readRejection(await ravi.order([[tea, 2]], { key, total: 1000 }))).toEqual(USED);
    expect(await readRejection(await ravi.order([[tea, 1]], { key, total: 500.5 }))).toEqual(USED);
    expect(await readRejection(await ravi.order([[soap, 1]], { key, total: 500 }))).toEqual(USED);
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([9, 10]);
  });

  it('belongs to one member', async () => {
    const key = randomUUID();
    const orders = [
      await ravi.order([[tea, 1]], { key, total: 500 }),
      await asha.order([[tea, 1]], { key, total: 500 }),
    ];
    const [first, second] = await Promise.all(orders.map(orderIn));
    expect(first?.id).not.toBe(second?.id);
    expect(await toStock(app, tea)).toBe(8);
  });

  it('can be used again after a failed order', async () => {
    const key = randomUUID();
    expect((await ravi.order([[tea, 11]], { key, total: 5500 })).status).toBe(409);
    expect((await ravi.order([[tea, 10]], { key, total: 5000 })).status).toBe(201);
  });

  it('places one order when it is sent 50 times at once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => ravi.order([[tea, 10]], { key, total: 5000 })),
    );
    expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
    const placed = await Promise.all(responses.map(orderIn));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect([(await ravi.orders()).length, await toStock(app, tea), await ravi.points()]).toEqual([
      1,
      0,
      { PENDING: 70 },
    ]);
  });

  it('places one of two orders when both are sent at once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => ravi.order([[n % 2 ? tea : soap, 1]], { key, total: 500 })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 201),
      ...Array.from({ length: 20 }, () => 409),
    ]);
    expect((await toStock(app, tea)) + (await toStock(app, soap))).toBe(19);
  });
});
