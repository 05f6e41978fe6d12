import { randomUUID } from 'node:crypto';
import {
  OrderLedger,
  type PointsSummary,
  PointsTransaction,
  PointsSummary as Summary,
} from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { callAs, toFailure, logIn } from '../../../test/identity.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOTHING: PointsSummary = {
  totalPoints: 0,
  pendingPoints: 0,
  confirmedPoints: 0,
  cancelledPoints: 0,
  transactions: { pending: [], confirmed: [], cancelled: [] },
};

const Listed = z.object({
  data: z.array(PointsTransaction),
  pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
});
const Ledger = z.object({ data: OrderLedger });

const DAY_MS = 86_400_000;

describe('the business values of a member', () => {
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
      { pricePaise: 50_000, points: 7, quantity: 1000 },
      { pricePaise: 50_000, points: 20, quantity: 1000 },
    );
  });

  const read = async (buyer: Buyer, id = buyer.id) =>
    Summary.parse(await (await buyer.get(`/api/bvPoints/${id}`)).json());
  const list = async (buyer: Buyer, query = '', id = buyer.id) =>
    Listed.parse(await (await buyer.get(`/api/bvTransactions/${id}${query}`)).json());
  const ledger = async (buyer: Buyer, orderId: string) =>
    Ledger.parse(await (await buyer.get(`/api/bvTransactions/${buyer.id}/${orderId}`)).json()).data;
  /** Adds an entry of the order's points to the ledger, as the steps of an order do. */
  const enter = (orderId: string, group: string, type: string, reason: string, validTill = 'null') =>
    app.sql(`insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, '${group}', '${type}', points, '${reason}',
        to_timestamp(${app.clock.now} / 1000.0), ${validTill} from orders where id = '${orderId}'`);

  it('are empty at first', async () => {
    const response = await ravi.get(`/api/bvPoints/${ravi.id}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual(NOTHING);
  });

  it('are pending when an order is placed, with the reason and the expected confirmation', async () => {
    const order = await ravi.place([tea, 2], [soap, 1]);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 34, pendingPoints: 34, confirmedPoints: 0, cancelledPoints: 0 });
    const row = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reason: `Order ${order.number} placed`,
      createdAt: new Date(app.clock.now).toISOString(),
      validity: null,
      type: 'CREDIT',
      orderPoint: 34,
      orderId: order.id,
      orderNumber: order.number,
      next: 'These points are confirmed when the order is delivered and the days to return it are over.',
      nextAt: null,
      // It arrives within 7 days, and can be returned for 7 more.
      expectedAt: new Date(app.clock.now + 14 * DAY_MS).toISOString(),
    };
    expect(transactions).toEqual({ pending: [row], confirmed: [], cancelled: [] });
    expect(await list(ravi)).toEqual({
      data: [row],
      pagination: { page: 1, limit: 100, total: 1, pages: 1 },
    });
  });

  it('are listed where they are now: a cancelled order is not pending any more', async () => {
    const { id, number } = await ravi.place([tea, 2]);
    app.clock.now += 60_000;
    await ravi.cancel(id);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 0, pendingPoints: 0, confirmedPoints: 0, cancelledPoints: 14 });
    const reason = `Order ${number} cancelled`;
    expect(transactions).toMatchObject({
      pending: [],
      confirmed: [],
      cancelled: [
        {
          type: 'CREDIT',
          orderPoint: 14,
          reason,
          validity: null,
          next: null,
          nextAt: null,
          expectedAt: null,
        },
      ],
    });
    expect((await list(ravi)).data).toEqual([]);
    expect((await list(ravi, '?group=cancelled')).data).toEqual(transactions.cancelled);
  });

  it('are confirmed when the order is not returned, and show when they expire', async () => {
    const { id } = await ravi.place([tea, 3]);
    await app.sql(`update orders set status = 'DELIVERED'`);
    app.clock.now += 60_000;
    await enter(id, 'PENDING', 'DEBIT', 'kept');
    await enter(id, 'CONFIRMED', 'CREDIT', 'kept', `'2027-11-21T06:30:00Z'`);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 21, pendingPoints: 0, confirmedPoints: 21, cancelledPoints: 0 });
    expect(transactions).toMatchObject({
      pending: [],
      confirmed: [{ type: 'CREDIT', orderPoint: 21, validity: '2027-11-21T06:30:00.000Z', next: null }],
      cancelled: [],
    });
  });

  it('that left a group in part are listed with the rest, and more debits than credits as a debit', async () => {
    const [part, below] = [await ravi.place([soap, 3]), await ravi.place([soap, 1])];
    await enter(part.id, 'PENDING', 'DEBIT', 'corrected');
    await enter(below.id, 'PENDING', 'DEBIT', 'corrected');
    await app.sql(`update bv_entries set points = 25 where type = 'DEBIT'`);
    expect((await read(ravi)).pendingPoints).toBe(30);
    const { data } = await list(ravi);
    expect(
      data
        .map(({ orderId, type, orderPoint }) => [orderId === part.id ? 'part' : 'below', type, orderPoint])
        .toSorted(),
    ).toEqual([
      ['below', 'DEBIT', 5],
      ['part', 'CREDIT', 35],
    ]);
  });

  it.each([
    [
      'SHIPPED',
      'null',
      'These points are confirmed when the order is delivered and the days to return it are over.',
      null,
      true,
    ],
    [
      'DELIVERED',
      `'2026-12-01T06:30:00Z'`,
      'These points are confirmed when the days to return the order are over.',
      '2026-12-01T06:30:00.000Z',
      false,
    ],
    [
      'RETURN_REQUESTED',
      'null',
      'These points are cancelled when we receive the returned order.',
      null,
      false,
    ],
  ])(
    'that are pending while their order is %s show the next change and its time',
    async (status, settleAt, next, nextAt, isExpected) => {
      await ravi.place([tea, 1]);
      await app.sql(`update orders set status = '${status}', settle_at = ${settleAt}`);
      const [row] = (await read(ravi)).transactions.pending;
      expect(row).toMatchObject({ next, nextAt });
      expect(typeof row?.expectedAt).toBe(isExpected ? 'string' : 'object');
    },
  );

  it('of a late order have no expected confirmation', async () => {
    await ravi.place([tea, 1]);
    await app.sql(`update orders set placed_at = placed_at - interval '8 days'`);
    expect((await read(ravi)).transactions.pending).toMatchObject([{ nextAt: null, expectedAt: null }]);
  });

  it('are read by pages of five, the newest first, and found by a part of the reason', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      app.clock.now += 1000;
      numbers.unshift((await ravi.place([tea, 1])).number);
    }
    const second = await list(ravi, '?page=2');
    expect([second.data.map(({ orderNumber }) => orderNumber), second.pagination]).toEqual([
      numbers.slice(5),
      { page: 2, limit: 5, total: 7, pages: 2 },
    ]);
    const wanted = numbers[3] ?? '';
    expect(await list(ravi, `?search=${wanted.toLowerCase()}%20PLACED`)).toMatchObject({
      data: [{ orderNumber: wanted }],
      pagination: { total: 1 },
    });
    expect((await list(ravi, '?search=%25')).data).toEqual([]);
    expect((await ravi.get(`/api/bvTransactions/${ravi.id}?group=lost`)).status).toBe(400);
  });

  it('have a ledger for each order: its entries with their rules, and its first ten products', async () => {
    const { id, number } = await ravi.place([tea, 2], [soap, 1]);
    const at = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    await ravi.cancel(id);
    const [cancelled, later] = [`Order ${number} cancelled`, new Date(app.clock.now).toISOString()];
    const PLACED = 'Points are pending when an order is placed.';
    const UNDONE = 'Points are cancelled when the order is cancelled or returned.';
    const entry = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), points: 34 };
    expect(await ledger(ravi, id)).toEqual({
      orderId: id,
      orderNumber: number,
      products: [
        { name: 'Copy 1', quantity: 2, points: 14 },
        { name: 'Copy 2', quantity: 1, points: 20 },
      ],
      hasMoreProducts: false,
      entries: [
        {
          ...entry,
          createdAt: at,
          group: 'pending',
          type: 'CREDIT',
          reason: `Order ${number} placed`,
          rule: PLACED,
        },
        { ...entry, createdAt: later, group: 'pending', type: 'DEBIT', reason: cancelled, rule: UNDONE },
        { ...entry, createdAt: later, group: 'cancelled', type: 'CREDIT', reason: cancelled, rule: UNDONE },
      ],
    });
    const many = await stockCopies(app, 11);
    const large = await ravi.place(...many.map((one) => [one, 1] as const));
    const { products, hasMoreProducts } = await ledger(ravi, large.id);
    expect([products.length, hasMoreProducts]).toEqual([10, true]);
  });

  it('have no ledger of an order that is not theirs', async () => {
    const { id } = await asha.place([tea, 1]);
    for (const orderId of [id, randomUUID(), 'nonsense']) {
      const response = await ravi.get(`/api/bvTransactions/${ravi.id}/${orderId}`);
      expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
    }
  });

  it('are summed over all entries, while the summary lists only the newest 500 of a group', async () => {
    const { id } = await ravi.place([tea, 1]);
    await app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        select gen_random_uuid(), '${ravi.id}', 'PLACED', '2026-01-01', '{}', 1, 0, 1, 3, 'COD', 'DUE', 'key' || n, ''
        from generate_series(1, 600) as n returning id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at)
      select gen_random_uuid(), '${ravi.id}', id, 'PENDING', 'CREDIT', 3, 'old', '2026-01-01' from placed`);
    const { pendingPoints, totalPoints, transactions } = await read(ravi);
    expect([pendingPoints, totalPoints, transactions.pending.length]).toEqual([1807, 1807, 500]);
    expect(transactions.pending[0]?.orderId).toBe(id);
    const { data, pagination } = await list(ravi, '?page=7&limit=100');
    expect([data.length, pagination.total]).toEqual([1, 601]);
  });

  it('are also found by the id of the place in the tree', async () => {
    await ravi.place([tea, 1]);
    const { id } = z
      .object({ data: z.object({ id: z.string() }) })
      .parse(await (await ravi.get('/associates/self/data')).json()).data;
    expect(id).not.toBe(ravi.id);
    for (const own of [id, ravi.id.toUpperCase()]) {
      expect(await read(ravi, own)).toEqual(await read(ravi));
      expect(await list(ravi, '', own)).toEqual(await list(ravi));
    }
    expect((await asha.get(`/api/bvPoints/${id}`)).status).toBe(404);
  });

  it('are not found for other members and for staff', async () => {
    await asha.place([tea, 1]);
    const staff = (await logIn(app, 'staff')).token;
    for (const id of [asha.id, randomUUID(), 'nonsense', '0']) {
      for (const response of [
        await ravi.get(`/api/bvPoints/${id}`),
        await ravi.get(`/api/bvTransactions/${id}`),
        await callAs(app, staff, `/api/bvPoints/${id}`),
      ]) {
        expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
      }
    }
    expect((await callAs(app, undefined, `/api/bvPoints/${asha.id}`)).status).toBe(401);
  });

  it('are visible to admins for every member', async () => {
    await asha.place([tea, 1]);
    const admin = await logIn(app, 'admin');
    const response = await callAs(app, admin.token, `/api/bvPoints/${asha.id}`);
    expect(Summary.parse(await response.json())).toEqual(await read(asha));
    expect((await callAs(app, admin.token, `/api/bvPoints/${randomUUID()}`)).status).toBe(404);
    const own = await callAs(app, admin.token, `/api/bvPoints/${admin.user.id}`);
    expect(await own.json()).toEqual(NOTHING);
  });
});
