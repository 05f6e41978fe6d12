import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, counted, offer, toStock } from '../../../test/buyer.ts';
import { type FaultyApp, useFaultyApp } from '../../../test/faulty-app.ts';
import { untilWaiting } from '../../../test/lock-waits.ts';
import { stockCopies } from '../../../test/shopper.ts';

const TRY_AGAIN = 'This is not possible at the moment. Please try again in a minute.';

/** Twelve buyers of one product, and a connection of the test that locks its stock. */
function useTeaShop({ app, direct }: FaultyApp) {
  let buyers: Buyer[] = [];
  let other: pg.Client;
  let tea = '';
  beforeAll(async () => {
    [tea = ''] = await stockCopies(app, 1);
    buyers = await Buyer.many(app, 12);
    other = await direct();
  });
  beforeEach(() => offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 }));
  afterEach(() => other.query('rollback'));

  const order = (buyer: Buyer) => buyer.order([[tea, 1]], { total: 500 });
  return {
    order: async () => {
      const [buyer] = buyers;
      if (buyer === undefined) throw new Error('there are no buyers yet');
      return order(buyer);
    },
    orderAtOnce: async () => counted(await Promise.all(buyers.map(order))),
    orderInTurn: async () => {
      const responses: Response[] = [];
      for (const buyer of buyers) responses.push(await order(buyer));
      return counted(responses);
    },
    readOrders: () => Promise.all(buyers.map((buyer) => buyer.orders())),
    countStock: () => toStock(app, tea),
    lockStock: async () => {
      await other.query('begin');
      await other.query('select * from store_entries where product_id = $1 for update', [tea]);
    },
    unlockStock: () => other.query('rollback'),
    untilOneWaits: () => untilWaiting(other),
  };
}

describe('a connection to PostgreSQL', () => {
  const faulty = useFaultyApp({ retryMs: 50 });
  const shop = useTeaShop(faulty);

  it('that is cut while a request uses it costs this request, with 503, and not the process', async () => {
    await shop.lockStock();
    const waiting = shop.order();
    await shop.untilOneWaits();
    faulty.line().cut();
    const response = await waiting;
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ success: false, message: TRY_AGAIN });
    await shop.unlockStock();
    expect((await shop.order()).status).toBe(201);
    expect(await shop.countStock()).toBe(999);
  });

  it('is replaced after each of 6 cuts, also when the cut comes before the first statement', async () => {
    for (let round = 0; round < 6; round += 1) {
      const orders = shop.orderAtOnce();
      faulty.line().cut();
      const { 201: _placed, [`503 ${TRY_AGAIN}`]: _lost, ...others } = await orders;
      expect(others).toEqual({});
    }
    // A cut of the new line for notices means for a moment that PostgreSQL is away.
    await expect.poll(async () => (await shop.order()).status).toBe(201);
    expect(await shop.orderAtOnce()).toEqual({ 201: 12 });
  });
});

describe('a lock that is held for too long', () => {
  const shop = useTeaShop(useFaultyApp({ lockMs: 300 }));

  it('ends the orders that wait for it, and their connections are free for others', async () => {
    await shop.lockStock();
    expect(await shop.orderAtOnce()).toEqual({ [`503 ${TRY_AGAIN}`]: 12 });
    expect(await shop.readOrders()).toEqual(Array(12).fill([]));
    await shop.unlockStock();
    // At once, they would wait for each other.
    expect(await shop.orderInTurn()).toEqual({ 201: 12 });
  });
});

/**
 * Waits until the app has heard of all changes so far. Notices come in their order, and that of an article is the only one that
 * changes the cached list of the news.
 */
async function untilNoticed(app: FaultyApp['app']): Promise<void> {
  const count = async () => {
    const response = await app.call('/api/articles?kind=news');
    return z.object({ total: z.int() }).parse(await response.json()).total;
  };
  await count();
  await app.sql("update articles set published_number = null, published_at = null where slug = 'returns'");
  await expect.poll(count).toBe(3);
}

describe('a full pool', () => {
  const { app, direct } = useFaultyApp({ connectionMs: 150, lockMs: 1500 });

  it('makes further orders wait and then try again later, and cached lists are shown', async () => {
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 100 });
    await untilNoticed(app);
    // No order changes it, and no late notice of the offer either.
    const list = () => app.call('/api/brands');
    await list();
    await list();
    const other = await direct();
    await other.query('begin');
    await other.query('select * from store_entries where product_id = $1 for update', [tea]);
    const orders = (await Buyer.many(app, 40)).map((buyer) => buyer.order([[tea, 1]], { total: 500 }));
    await Promise.race(orders);
    expect((await list()).status).toBe(200);
    await other.query('commit');
    const {
      201: placed = 0,
      [`503 ${TRY_AGAIN}`]: later = 0,
      ...others
    } = await counted(await Promise.all(orders));
    expect([others, placed + later]).toEqual([{}, 40]);
    expect(later).toBeGreaterThan(0);
    expect(await toStock(app, tea)).toBe(100 - placed);
  });
});

describe('a deadlock', () => {
  const { app, direct } = useFaultyApp();

  it('that PostgreSQL solves by ending an order is not visible: the order is placed by a second try', async () => {
    const products = (await stockCopies(app, 2)).toSorted();
    const [first = '', second = ''] = products;
    for (const product of products)
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 100 });
    const [buyer] = await Buyer.many(app, 1);
    const other = await direct();
    const lock = (id: string) =>
      other.query('update store_entries set quantity = quantity where product_id = $1', [id]);

    // It ends the one that has waited for a second: on a busy machine that can be the one of the test.
    let placed = 0;
    for (let isOrderEnded = false; !isOrderEnded;) {
      await other.query('begin');
      await lock(second);
      const order = buyer?.order(
        [
          [first, 1],
          [second, 1],
        ],
        { total: 1000 },
      );
      await untilWaiting(other);
      isOrderEnded = await lock(first).then(
        () => true,
        () => false,
      );
      await other.query('commit');
      expect((await order)?.status).toBe(201);
      placed += 1;
    }
    expect([await toStock(app, first), await toStock(app, second)]).toEqual([100 - placed, 100 - placed]);
  });
});
