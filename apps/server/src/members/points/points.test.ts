import { randomUUID } from 'node:crypto';
import { type PointsSummary, PointsSummary as Summary } from '@pgm/api/contract';
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

  it('are pending when an order is placed, with the reason, the rule and the next change', async () => {
    const order = await ravi.place([tea, 2], [soap, 1]);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 34, pendingPoints: 34, confirmedPoints: 0, cancelledPoints: 0 });
    expect(transactions).toEqual({
      pending: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          reason: `Order ${order.number} placed`,
          createdAt: new Date(app.clock.now).toISOString(),
          validity: null,
          type: 'CREDIT',
          orderPoint: 34,
          orderId: order.id,
          orderNumber: order.number,
          products: [
            { name: 'Copy 1', quantity: 2, points: 14 },
            { name: 'Copy 2', quantity: 1, points: 20 },
          ],
          hasMoreProducts: false,
          rule: 'Points of an order that is placed are pending.',
          next: 'After the delivery you have 7 days for a return. When they are over, these points are confirmed.',
          nextAt: null,
        },
      ],
      confirmed: [],
      cancelled: [],
    });
  });

  it('are cancelled with the order, which adds a debit to the pending group', async () => {
    const { id, number } = await ravi.place([tea, 2]);
    app.clock.now += 60_000;
    await ravi.cancel(id);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 0, pendingPoints: 0, confirmedPoints: 0, cancelledPoints: 14 });
    const rule = 'Points of an order that is cancelled or returned are cancelled.';
    const reason = `Order ${number} cancelled`;
    expect(transactions).toMatchObject({
      pending: [
        { type: 'DEBIT', orderPoint: 14, reason, rule, next: null, nextAt: null },
        { type: 'CREDIT', orderPoint: 14, reason: `Order ${number} placed`, next: null, nextAt: null },
      ],
      confirmed: [],
      cancelled: [{ type: 'CREDIT', orderPoint: 14, reason, rule, next: null, nextAt: null }],
    });
  });

  it('are confirmed when the order is not returned, and may expire', async () => {
    const { id } = await ravi.place([tea, 3]);
    await app.sql(`update orders set status = 'DELIVERED'`);
    app.clock.now += 60_000;
    await enter(id, 'PENDING', 'DEBIT', 'kept');
    await enter(id, 'CONFIRMED', 'CREDIT', 'kept', `'2027-11-21T06:30:00Z'`);
    const { transactions, ...figures } = await read(ravi);
    expect(figures).toEqual({ totalPoints: 21, pendingPoints: 0, confirmedPoints: 21, cancelledPoints: 0 });
    const rule = 'Points are confirmed when the order is delivered and its 7 days for a return are over.';
    expect(transactions).toMatchObject({
      pending: [
        { type: 'DEBIT', rule, next: null },
        { type: 'CREDIT', next: null, nextAt: null },
      ],
      confirmed: [{ type: 'CREDIT', orderPoint: 21, validity: '2027-11-21T06:30:00.000Z', rule, next: null }],
      cancelled: [],
    });
  });

  it.each([
    [
      'SHIPPED',
      'null',
      'After the delivery you have 7 days for a return. When they are over, these points are confirmed.',
      null,
    ],
    [
      'DELIVERED',
      `'2026-12-01T06:30:00Z'`,
      'When the 7 days for a return are over, these points are confirmed.',
      '2026-12-01T06:30:00.000Z',
    ],
    ['RETURN_REQUESTED', 'null', 'When the order has come back, these points are cancelled.', null],
  ])(
    'that are pending while their order is %s show the next change and its time',
    async (status, settleAt, next, nextAt) => {
      await ravi.place([tea, 1]);
      await app.sql(`update orders set status = '${status}', settle_at = ${settleAt}`);
      expect((await read(ravi)).transactions.pending).toMatchObject([{ next, nextAt }]);
    },
  );

  it('are listed newest first, name the first ten products of an order, and show whether there are more', async () => {
    const many = await stockCopies(app, 11);
    const large = await ravi.place(...many.map((id) => [id, 1] as const), [tea, 1]);
    app.clock.now += 1000;
    const ten = await ravi.place(...many.slice(2).map((id) => [id, 1] as const), [tea, 1]);
    const { pending } = (await read(ravi)).transactions;
    expect(
      pending.map(({ orderId, products, hasMoreProducts }) => [orderId, products?.length, hasMoreProducts]),
    ).toEqual([
      [ten.id, 10, false],
      [large.id, 10, true],
    ]);
  });

  it('are summed over all entries, while only the newest 500 of a group are listed', async () => {
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
  });

  it('are also found by the id of the place in the tree', async () => {
    await ravi.place([tea, 1]);
    const { id } = z
      .object({ data: z.object({ id: z.string() }) })
      .parse(await (await ravi.get('/associates/self/data')).json()).data;
    expect(id).not.toBe(ravi.id);
    for (const own of [id, ravi.id.toUpperCase()]) expect(await read(ravi, own)).toEqual(await read(ravi));
    expect((await asha.get(`/api/bvPoints/${id}`)).status).toBe(404);
  });

  it('are not found for other members and for staff', async () => {
    await asha.place([tea, 1]);
    const staff = (await logIn(app, 'staff')).token;
    for (const id of [asha.id, randomUUID(), 'nonsense', '0']) {
      for (const response of [
        await ravi.get(`/api/bvPoints/${id}`),
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
