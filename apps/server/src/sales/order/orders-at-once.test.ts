import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  AUTH_SECRET,
  Buyer,
  ROOM_FOR_ORDERS,
  counted,
  offer,
  orderIn,
  toStock,
} from '../../../test/buyer.ts';
import { toStatuses } from '../../../test/identity.ts';
import { Shopper, stockCopies } from '../../../test/shopper.ts';
import { isLong } from '../../../test/chaos/length.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** Each step waits for the one before. */
const STEPS = isLong ? 2000 : 60;

describe('many orders at once', () => {
  const app = useTestApp({ AUTH_SECRET, ...ROOM_FOR_ORDERS });
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql(
      'truncate orders, order_items, order_events, bv_entries, notifications, staff_notices cascade',
    );
    [tea = '', soap = ''] = await stockCopies(app, 2);
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 20 });
  });
  /** The number of rows in each table. */
  const rows = async () => {
    const [counts] = await app.sql(`
      select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
        (select count(*)::int from order_events) as events, (select count(*)::int from bv_entries) as entries`);
    return counts;
  };

  it('sell the last 20 pieces to 20 of 200 buyers', async () => {
    const buyers = await Buyer.many(app, 200);
    const responses = await Promise.all(buyers.map((buyer) => buyer.order([[tea, 1]], { total: 500 })));
    expect(await counted(responses)).toEqual({ 201: 20, '409 Sold out: Copy 1': 180 });
    expect(await toStock(app, tea)).toBe(0);
    expect(await rows()).toEqual({ orders: 20, items: 20, events: 20, entries: 20 });
    const notices = `select kind, count(*)::int as count from staff_notices group by kind order by kind`;
    expect(await app.sql(notices)).toEqual([
      { kind: 'NEW_ORDER', count: 20 },
      { kind: 'LOW_STOCK', count: 1 },
    ]);
  });

  it('sell no piece of an order that is only partly available', async () => {
    const buyers = await Buyer.many(app, 30);
    const responses = await Promise.all(buyers.map((buyer) => buyer.order([[tea, 3]], { total: 1500 })));
    expect(await counted(responses)).toEqual({ 201: 6, '409 Only 2 left of Copy 1': 24 });
    expect(await toStock(app, tea)).toBe(2);
  });

  it('lock products in the same order, whatever the order of the carts', async () => {
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 40 });
    const buyers = await Buyer.many(app, 40);
    const responses = await Promise.all(
      buyers.map((buyer, n) => {
        const first = [tea, 1] as const;
        const second = [soap, 1] as const;
        return buyer.order(n % 2 ? [first, second] : [second, first], { total: 1000 });
      }),
    );
    expect(await counted(responses)).toEqual({ 201: 40 });
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([0, 0]);
  });

  it('can be placed and cancelled at once, in both orders of products, and all stock is back at the end', async () => {
    const buyers = await Buyer.many(app, 40);
    const responses = await Promise.all(
      buyers.map(async (buyer, n) => {
        const wanted = [[tea, 1] as const, [soap, 1] as const];
        const placed = await buyer.order(n % 2 ? wanted : wanted.toReversed(), { total: 1000 });
        return placed.status === 201 ? buyer.cancel((await orderIn(placed)).id) : placed;
      }),
    );
    const { 200: cancelled = 0, ...others } = await counted(responses);
    expect(cancelled).toBeGreaterThanOrEqual(20);
    expect(Object.keys(others).filter((reported) => !reported.startsWith('409 Sold out: '))).toEqual([]);
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([20, 20]);
  });

  it('of one member succeed while the cart is filled', async () => {
    const shopper = await Shopper.logIn(app, 'ravi');
    const responses: Response[] = [];
    // All wait for the same member. On a slow machine thirty at once would wait longer than the server lets them.
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 10 }, (_, n) =>
        (round + n) % 3 === 0 ? shopper.add(tea) : ravi.order([[tea, 1]], { total: 500 }),
      );
      responses.push(...(await Promise.all(calls)));
    }
    const { 201: placed, ...others } = await counted(responses);
    expect(placed).toBe(20);
    // The cart can have more pieces than the orders have left.
    const expected = /^200$|sold out|^409 Only \d left$/;
    expect(Object.keys(others).filter((reported) => !expected.test(reported))).toEqual([]);
  });

  it(`match the ledger after ${STEPS} random steps`, { timeout: 20_000 + STEPS * 100 }, async () => {
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 10 });
    const buyers = await Buyer.many(app, 4);
    const placed: { buyer: Buyer; id: string }[] = [];
    let seed = 20_261_121;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const responses: Response[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const [order] = random(5) < 2 ? placed.splice(random(placed.length || 1), 1) : [];
      if (order) responses.push(await order.buyer.cancel(order.id));
      else {
        const buyer = buyers[random(buyers.length)] ?? ravi;
        const [teas, soaps] = [1 + random(3), 1 + random(3)];
        const wanted = [[tea, teas] as const, [soap, soaps] as const];
        const response = await buyer.order(wanted, { total: (teas + soaps) * 500 });
        responses.push(response.clone());
        if (response.status === 201) placed.push({ buyer, id: (await orderIn(response)).id });
      }
    }
    expect(new Set(toStatuses(responses))).toEqual(new Set([200, 201, 409]));
    expect(
      await countRows(`select count(*)::int as n from orders where status = 'CANCELLED'`),
    ).toBeGreaterThan(STEPS / 10);
    for (const buyer of buyers) {
      const orders = await buyer.allOrders();
      const countPoints = (isCancelled: boolean) =>
        orders
          .filter(({ status }) => (status === 'CANCELLED') === isCancelled)
          .reduce((sum, { points }) => sum + points, 0);
      expect({ PENDING: 0, CANCELLED: 0, ...(await buyer.points()) }).toEqual({
        PENDING: countPoints(false),
        CANCELLED: countPoints(true),
      });
    }
    for (const product of [tea, soap]) {
      const sold = await countRows(`select coalesce(sum(quantity), 0)::int as n from order_items
        join orders on orders.id = order_id where product_id = '${product}' and status <> 'CANCELLED'`);
      expect((await toStock(app, product)) + sold).toBe(10);
    }
  });

  /** The number `n` that a query returns. */
  async function countRows(query: string): Promise<number> {
    const [row] = await app.sql(query);
    return z.object({ n: z.number() }).parse(row).n;
  }
});
