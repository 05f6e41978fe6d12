import type pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, counted, offer, toStock } from '../../../test/buyer.ts';
import { useFaultyApp } from '../../../test/faulty-app.ts';
import { stockCopies } from '../../../test/shopper.ts';

const TRY_AGAIN = 'This is not possible at the moment. Please try again in a minute.';
const LOCK_MS = 300;

describe('a connection to PostgreSQL', () => {
  const { app, line, direct } = useFaultyApp({ connectionMs: 400, lockMs: LOCK_MS, statementMs: 3000 });
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

  const orderTea = (n = 0) => buyers[n]?.order([[tea, 1]], { total: 500 }) ?? Promise.reject(new Error());
  const orderAtOnce = async () => counted(await Promise.all(buyers.map((_, n) => orderTea(n))));
  const lockStock = async () => {
    await other.query('begin');
    await other.query('select * from store_entries where product_id = $1 for update', [tea]);
  };
  const untilOneWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await other.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      })
      .toBeGreaterThan(0);

  it('that is cut while a request uses it costs this request, with 503, and not the process', async () => {
    await lockStock();
    const waiting = orderTea();
    await untilOneWaits();
    line().cut();
    const response = await waiting;
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ success: false, message: TRY_AGAIN });
    await other.query('rollback');
    expect((await orderTea()).status).toBe(201);
    expect(await toStock(app, tea)).toBe(999);
  });

  it('is replaced after each of 12 cuts, also when the cut comes before the first statement', async () => {
    for (let round = 0; round < 12; round += 1) {
      const orders = orderAtOnce();
      line().cut();
      const { 201: _placed, [`503 ${TRY_AGAIN}`]: _lost, ...others } = await orders;
      expect(others).toEqual({});
    }
    expect(await orderAtOnce()).toEqual({ 201: 12 });
  });

  it('is not held longer than a lock may take', async () => {
    await lockStock();
    expect(await orderAtOnce()).toEqual({ [`503 ${TRY_AGAIN}`]: 12 });
    await other.query('rollback');
    expect(await orderAtOnce()).toEqual({ 201: 12 });
  });
});

describe('a full pool', () => {
  const { app, direct } = useFaultyApp({ connectionMs: 150, lockMs: 1500 });

  it('makes further orders wait and then try again later, and cached lists are shown', async () => {
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 100 });
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

    await other.query('begin');
    await lock(second);
    const order = buyer?.order(
      [
        [first, 1],
        [second, 1],
      ],
      { total: 1000 },
    );
    await expect
      .poll(async () => {
        const { rows } = await other.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      })
      .toBe(1);
    await lock(first);
    await other.query('commit');
    expect((await order)?.status).toBe(201);
    expect([await toStock(app, first), await toStock(app, second)]).toEqual([99, 99]);
  });
});
