import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, ROOM_FOR_ORDERS, counted, openShop, toStock } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { orderIn } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const CHANGED = '409 The pieces of this order have changed. Check the new total, then save again.';
const ADDED_BEFORE =
  '409 The order of the pieces that were added before is not paid yet. Wait for it, or cancel that order.';
const PACKED = '409 Pieces can be added until the order is packed.';
const ROUNDS = 10;

describe('pieces that are added at once', () => {
  const app = useTestApp({ AUTH_SECRET, ...ROOM_FOR_ORDERS });
  let ravi: Buyer;
  let meera: OrderStaff;
  let admin: OrderStaff;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    meera = await OrderStaff.logIn(app);
    admin = await OrderStaff.logIn(app, 'admin');
  });
  beforeEach(async () => {
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 50_000, points: 7, quantity: 100 },
      { pricePaise: 50_000, points: 7, quantity: 100 },
    );
    await withoutCoupons(app);
  });

  const add = (staff: OrderStaff, id: string, added: number, total: number, productId = tea) =>
    staff.send('POST', `${id}/additions`, { items: [{ productId, quantity: 1, added }], total });

  it('by two staff to the same line are added once: what the second saw is out of date', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await ravi.place([tea, 1]);
      const responses = await Promise.all([
        add(meera, id, 1, 1000),
        add(admin, id, 1, 1000),
        add(meera, id, 2, 1500),
      ]);
      expect(await counted(responses)).toEqual({ 200: 1, [CHANGED]: 2 });
      const { items, total, points, notes } = await meera.order(id);
      expect([total, points, notes.length]).toEqual([
        500 * (items[0]?.quantity ?? 0),
        7 * (items[0]?.quantity ?? 0),
        1,
      ]);
    }
    const [sold] = await app.sql(
      'select sum(quantity)::int as pieces, sum(quantity)::int * 7 as points from order_items',
    );
    expect(sold).toEqual({
      pieces: 100 - (await toStock(app, tea)),
      points: (await ravi.points())['PENDING'],
    });
  });

  it('to a paid order become one other order, however many staff add them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await ravi.place([tea, 1]);
      await app.sql(`update orders set payment_method = 'UPI', payment_status = 'PAID' where id = '${id}'`);
      const responses = await Promise.all([
        add(meera, id, 1, 1000),
        add(admin, id, 1, 1000),
        add(meera, id, 2, 1500),
      ]);
      const { addedOrders = [], notes } = await meera.order(id);
      expect([await counted(responses), addedOrders.length, notes.length]).toEqual([
        { 200: 1, [ADDED_BEFORE]: 2 },
        1,
        1,
      ]);
    }
    const [sold] = await app.sql('select sum(quantity)::int as pieces from order_items');
    expect(sold).toEqual({ pieces: 100 - (await toStock(app, tea)) });
  });

  it('to different lines are added one after the other: the total that the second saw is out of date', async () => {
    const { id } = await ravi.place([tea, 1], [soap, 1]);
    const responses = await Promise.all([add(meera, id, 1, 1500), add(admin, id, 1, 1500, soap)]);
    expect(await counted(responses)).toEqual({ 200: 1, [CHANGED]: 1 });
    expect(await meera.order(id)).toMatchObject({ total: 1500, points: 21 });
  });

  it('while the order is packed come before, and are packed, or come too late', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await ravi.place([tea, 1]);
      await meera.move(id, 'CONFIRMED');
      const packing = { items: [{ productId: tea, quantity: 1, found: 1 }] };
      const [added, packed] = await Promise.all([
        add(meera, id, 1, 1000),
        admin.send('POST', `${id}/packing`, packing),
      ]);
      const isAdded = added.status === 200;
      expect(await counted([added, packed])).toEqual(
        isAdded
          ? { 200: 1, '409 The pieces of this order have changed. Check them again.': 1 }
          : { 200: 1, [PACKED]: 1 },
      );
      expect(await meera.order(id)).toMatchObject(
        isAdded ? { status: 'CONFIRMED', total: 1000 } : { status: 'PACKED', total: 549 - 49 },
      );
    }
  });

  it('take the last piece once, of two orders and of a new one', async () => {
    await app.sql(`update store_entries set quantity = 3 where product_id = '${tea}'`);
    const placed = [await ravi.place([tea, 1]), await ravi.place([tea, 1])];
    const responses = await Promise.all([
      ...placed.map(({ id }, n) => add(n === 0 ? meera : admin, id, 1, 1000)),
      ravi.order([[tea, 1]], { total: 500 }),
    ]);
    const { 200: added = 0, 201: ordered = 0, ...others } = await counted(responses);
    expect([added + ordered, others]).toEqual([1, { '409 Sold out: Copy 1': 2 }]);
    expect(await toStock(app, tea)).toBe(0);
  });

  it('and orders, cancellations and coupons wait for each other in one direction', async () => {
    await putCoupon(app, 'MANY', { kind: 'PERCENT', value: 10 });
    const buyers = await Buyer.many(app, 10);
    const responses = await Promise.all(
      buyers.flatMap(async (buyer) => {
        const wanted = [[tea, 1] as const, [soap, 1] as const];
        const { id } = await orderIn(await buyer.order(wanted, { coupon: 'MANY', total: 900 }));
        return Promise.all([
          add(meera, id, 1, 1350),
          buyer.order(wanted.toReversed(), { coupon: 'MANY', total: 900 }),
          add(admin, id, 1, 1350, soap),
          buyer.cancel(id),
        ]);
      }),
    );
    const statuses = new Set(responses.flat().map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const [left] = await app.sql(`select sum(quantity - reversed_quantity)::int as pieces,
      sum((quantity - reversed_quantity) * points)::int as points from order_items`);
    const stock = [await toStock(app, tea), await toStock(app, soap)];
    const pending = await Promise.all(buyers.map(async (buyer) => (await buyer.points())['PENDING'] ?? 0));
    expect(left).toEqual({
      pieces: 200 - stock.reduce((sum, one) => sum + one, 0),
      points: pending.reduce((sum, one) => sum + one, 0),
    });
  });
});
