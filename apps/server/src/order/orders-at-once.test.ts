import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AUTH_SECRET, Buyer, counted, offer, orderIn, stockOf } from '../../test/buyer.ts';
import { statusesOf } from '../../test/identity.ts';
import { Shopper, stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('orders of many at once', () => {
  const app = useTestApp({ AUTH_SECRET });
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
    [tea = '', soap = ''] = await stockCopies(app, 2);
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 20 });
  });
  /** How many rows each table has. */
  const rows = async () => {
    const [counts] = await app.sql(`
      select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as items,
        (select count(*)::int from order_events) as events, (select count(*)::int from bv_entries) as entries`);
    return counts;
  };

  it('sell the last 20 pieces to 20 of 200 buyers', async () => {
    const buyers = await Buyer.many(app, 200);
    const answers = await Promise.all(buyers.map((buyer) => buyer.order([[tea, 1]], { total: 500 })));
    expect(await counted(answers)).toEqual({ 201: 20, '409 Sold out: Copy 1': 180 });
    expect(await stockOf(app, tea)).toBe(0);
    expect(await rows()).toEqual({ orders: 20, items: 20, events: 20, entries: 20 });
  });

  it('sell no piece of what a buyer can have in part only', async () => {
    const buyers = await Buyer.many(app, 30);
    const answers = await Promise.all(buyers.map((buyer) => buyer.order([[tea, 3]], { total: 1500 })));
    expect(await counted(answers)).toEqual({ 201: 6, '409 Only 2 left of Copy 1': 24 });
    expect(await stockOf(app, tea)).toBe(2);
  });

  it('wait for each other in one direction, whatever the order of the carts', async () => {
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 40 });
    const buyers = await Buyer.many(app, 40);
    const answers = await Promise.all(
      buyers.map((buyer, n) => {
        const first = [tea, 1] as const;
        const second = [soap, 1] as const;
        return buyer.order(n % 2 ? [first, second] : [second, first], { total: 1000 });
      }),
    );
    expect(await counted(answers)).toEqual({ 201: 40 });
    expect([await stockOf(app, tea), await stockOf(app, soap)]).toEqual([0, 0]);
  });

  it('are placed and cancelled at once, in either direction, and all is there again', async () => {
    const buyers = await Buyer.many(app, 40);
    const answers = await Promise.all(
      buyers.map(async (buyer, n) => {
        const wanted = [[tea, 1] as const, [soap, 1] as const];
        const placed = await buyer.order(n % 2 ? wanted : wanted.toReversed(), { total: 1000 });
        return placed.status === 201 ? buyer.cancel((await orderIn(placed)).id) : placed;
      }),
    );
    const { 200: cancelled = 0, ...others } = await counted(answers);
    expect(cancelled).toBeGreaterThanOrEqual(20);
    expect(Object.keys(others).filter((said) => !said.startsWith('409 Sold out: '))).toEqual([]);
    expect([await stockOf(app, tea), await stockOf(app, soap)]).toEqual([20, 20]);
  });

  it('of one member come through while the cart is filled', async () => {
    const shopper = await Shopper.logIn(app, 'ravi');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        return n % 3 === 0 ? shopper.add(tea) : ravi.order([[tea, 1]], { total: 500 });
      }),
    );
    const { 201: placed, ...others } = await counted(answers);
    expect(placed).toBe(20);
    expect(Object.keys(others).filter((said) => !/^200$|sold out/.test(said))).toEqual([]);
  });

  it('leave what the orders say in the ledger after 200 random steps', async () => {
    const buyers = await Buyer.many(app, 4);
    const placed: { buyer: Buyer; id: string }[] = [];
    let seed = 20_261_121;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const answers: Response[] = [];
    for (let step = 0; step < 200; step += 1) {
      const [order] = random(5) < 2 ? placed.splice(random(placed.length || 1), 1) : [];
      if (order) answers.push(await order.buyer.cancel(order.id));
      else {
        const buyer = buyers[random(buyers.length)] ?? ravi;
        const [teas, soaps] = [1 + random(3), 1 + random(3)];
        const wanted = [[tea, teas] as const, [soap, soaps] as const];
        const answer = await buyer.order(wanted, { total: (teas + soaps) * 500 });
        answers.push(answer.clone());
        if (answer.status === 201) placed.push({ buyer, id: (await orderIn(answer)).id });
      }
    }
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 201, 409]));
    expect(await countOf(`select count(*)::int as n from orders where status = 'CANCELLED'`)).toBeGreaterThan(
      20,
    );
    for (const buyer of buyers) {
      const orders = await buyer.orders();
      const pointsOf = (isCancelled: boolean) =>
        orders
          .filter(({ status }) => (status === 'CANCELLED') === isCancelled)
          .reduce((sum, { points }) => sum + points, 0);
      expect({ PENDING: 0, CANCELLED: 0, ...(await buyer.points()) }).toEqual({
        PENDING: pointsOf(false),
        CANCELLED: pointsOf(true),
      });
    }
    for (const product of [tea, soap]) {
      const sold = await countOf(`select coalesce(sum(quantity), 0)::int as n from order_items
        join orders on orders.id = order_id where product_id = '${product}' and status <> 'CANCELLED'`);
      expect((await stockOf(app, product)) + sold).toBe(20);
    }
  });

  /** The number `n` that a query finds. */
  async function countOf(query: string): Promise<number> {
    const [row] = await app.sql(query);
    return z.object({ n: z.number() }).parse(row).n;
  }
});
