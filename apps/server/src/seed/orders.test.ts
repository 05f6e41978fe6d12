import { DEFAULT_TERMS, type PointsSummary, PointsSummary as Summary } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { Buyer } from '../../test/buyer.ts';
import { useTestApp } from '../../test/test-app.ts';

type Transactions = PointsSummary['transactions']['pending'];
const toSum = (transactions: Transactions) =>
  transactions.reduce((sum, { type, orderPoint }) => sum + (type === 'CREDIT' ? orderPoint : -orderPoint), 0);

describe('the sample orders', () => {
  const app = useTestApp();

  it('belong to asha and cover every course of an order; ravi has none', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const orders = await asha.orders();
    expect(orders.map(({ number, status }) => `${number} ${status}`)).toEqual([
      'PGM-000016 PLACED',
      'PGM-000015 SHIPPED',
      'PGM-000014 DELIVERED',
      'PGM-000013 CANCELLED',
      'PGM-000012 DELIVERED',
      'PGM-000011 RETURNED',
      'PGM-000010 DELIVERED',
      'PGM-000009 CANCELLED',
      'PGM-000008 DELIVERED',
      'PGM-000007 CANCELLED',
      'PGM-000006 DELIVERED',
      'PGM-000005 RETURNED',
      'PGM-000004 DELIVERED',
      'PGM-000003 CANCELLED',
      'PGM-000002 DELIVERED',
      'PGM-000001 DELIVERED',
    ]);
    expect(orders[0]).toMatchObject({ total: 640, canCancel: true, address: { city: 'Lucknow' } });
    expect(orders[3]).toMatchObject({ total: 194.5, payment: { status: 'CANCELLED' } });
    expect(orders[15]).toMatchObject({ total: 698, payment: { status: 'PAID' }, canCancel: false });
    const ravi = await Buyer.logIn(app, 'ravi');
    expect([await ravi.orders(), await ravi.points()]).toEqual([[], {}]);
  });

  it('cost as much as in the shop', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const { fee, freeFrom } = DEFAULT_TERMS.delivery.STANDARD;
    for (const { number, subtotal, deliveryFee } of await asha.orders()) {
      expect([number, deliveryFee]).toEqual([number, subtotal < (freeFrom ?? 0) ? fee : 0]);
    }
  });

  it('fill each group of points, two with more than a page, and the totals equal the sums of the rows', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const points = Summary.parse(await (await asha.get(`/api/bvPoints/${asha.id}`)).json());
    const { pending, confirmed, cancelled } = points.transactions;
    expect([pending.length, confirmed.length, cancelled.length]).toEqual([3, 7, 6]);
    expect([points.pendingPoints, points.confirmedPoints, points.cancelledPoints]).toEqual([
      toSum(pending),
      toSum(confirmed),
      toSum(cancelled),
    ]);
    expect(await asha.points()).toEqual({
      PENDING: toSum(pending),
      CONFIRMED: toSum(confirmed),
      CANCELLED: toSum(cancelled),
    });
    const orders = await asha.orders();
    const open = orders.filter(({ number }) => number > 'PGM-000013');
    expect(points.pendingPoints).toBe(open.reduce((sum, order) => sum + order.points, 0));
  });

  it('show when the points of a delivered order that can be returned are confirmed', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const order = (await asha.orders()).find(({ number }) => number === 'PGM-000014');
    const delivered = order?.timeline.find(({ status }) => status === 'DELIVERED');
    const points = Summary.parse(await (await asha.get(`/api/bvPoints/${asha.id}`)).json());
    const entry = points.transactions.pending.find(({ orderNumber }) => orderNumber === 'PGM-000014');
    expect(entry?.nextAt).toBe(
      new Date(Date.parse(delivered?.at ?? '') + DEFAULT_TERMS.returnDays * 86_400_000).toISOString(),
    );
    expect(entry?.nextAt).toBe(order?.returnBy);
  });

  it('can be cancelled and ordered again', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const before = await asha.points();
    const [placed] = await asha.orders();
    expect((await asha.cancel(placed?.id ?? '')).status).toBe(200);
    expect(await asha.points()).toEqual({
      PENDING: (before['PENDING'] ?? 0) - 171,
      CONFIRMED: before['CONFIRMED'],
      CANCELLED: (before['CANCELLED'] ?? 0) + 171,
    });
    const again = await asha.place(
      ...(placed?.items ?? []).map(({ productId, quantity }) => [productId, quantity] as const),
    );
    expect(again).toMatchObject({ status: 'PLACED', total: 640 });
  });
});
