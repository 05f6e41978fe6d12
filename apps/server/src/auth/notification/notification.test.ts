import { randomUUID } from 'node:crypto';
import { DEFAULT_TERMS } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberClient } from '../../../test/member-client.ts';
import { Buyer, offer } from '../../../test/buyer.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { OrderStaff, HOME_DELIVERY } from '../../../test/order-staff.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;

describe('notifications', () => {
  const app = useTestApp();
  let ravi: MemberClient;
  let asha: MemberClient;
  let buyer: Buyer;
  let orderStaff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await MemberClient.logIn(app, 'ravi');
    asha = await MemberClient.logIn(app, 'asha');
    buyer = await Buyer.logIn(app, 'ravi');
    orderStaff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, notifications cascade');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });

  /** Inserts this many notifications directly, a minute apart; the last is the newest. */
  const fill = (userId: string, count: number) =>
    app.sql(`insert into notifications (id, user_id, kind, text, values, created_at)
      select gen_random_uuid(), '${userId}', 'ORDER', 'No ' || n, '{}', timestamptz '2026-11-01' + n * interval '1 minute'
      from generate_series(1, ${count}) n`);

  it('are empty at first', async () => {
    const response = await ravi.get('/notifications');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: [],
      total: 0,
      pagination: { page: 1, limit: 100, total: 0, pages: 1 },
      unread: 0,
    });
  });

  it('inform the buyer of each step that others make, with a link to the order', async () => {
    const order = await buyer.place([tea, 1]);
    expect(await ravi.sentences()).toEqual([]);
    await orderStaff.move(order.id, 'CONFIRMED');
    expect(await (await ravi.get('/notifications')).json()).toMatchObject({
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
          kind: 'ORDER',
          text: 'Your order {number} is confirmed.',
          values: { number: order.number },
          link: `/manage/orders/${order.id}`,
          readAt: null,
          createdAt: new Date(app.clock.now).toISOString(),
        },
      ],
      unread: 1,
    });
    await orderStaff.move(order.id, 'PACKED', 'SHIPPED', 'DELIVERED');
    expect(await ravi.sentences()).toEqual([
      'Your order {number} was delivered.',
      'Your order {number} is on its way.',
      'Your order {number} is packed.',
      'Your order {number} is confirmed.',
    ]);
    expect(await asha.sentences()).toEqual([]);
  });

  it("inform the buyer of the result of a return, and do not repeat the buyer's own steps", async () => {
    const rejected = await buyer.place([tea, 1]);
    await orderStaff.move(rejected.id, ...HOME_DELIVERY);
    const accepted = await buyer.place([tea, 1]);
    await orderStaff.move(accepted.id, ...HOME_DELIVERY);
    await app.sql('truncate notifications');
    await buyer.sendBack(rejected.id, 'Broken');
    await buyer.sendBack(accepted.id, 'Broken');
    expect(await ravi.sentences()).toEqual([]);
    await orderStaff.move(rejected.id, 'DELIVERED');
    await orderStaff.move(accepted.id, 'RETURNED');
    expect(await ravi.sentences()).toEqual([
      'We have received your return of order {number}.',
      'Your return of order {number} was refused.',
    ]);
  });

  it("inform the buyer of a cancellation by the company, but not of the buyer's own", async () => {
    const [own, other] = [await buyer.place([tea, 1]), await buyer.place([tea, 1])];
    await buyer.cancel(own.id);
    await orderStaff.move(other.id, 'CANCELLED');
    expect((await ravi.notifications()).data).toMatchObject([
      { text: 'Your order {number} was cancelled.', values: { number: other.number } },
    ]);
  });

  it('are not written for a rejected step', async () => {
    const order = await buyer.place([tea, 1]);
    expect((await orderStaff.set(order.id, 'DELIVERED')).status).toBe(409);
    expect(await ravi.sentences()).toEqual([]);
  });

  it('are listed newest first, page by page, with the count of all unread ones', async () => {
    await fill(ravi.id, 25);
    const page = async (query: string) => (await ravi.get(`/notifications${query}`)).json();
    expect(await page('?page=1')).toMatchObject({
      pagination: { page: 1, limit: 20, total: 25, pages: 2 },
      unread: 25,
    });
    expect(await page('?page=3&limit=10')).toMatchObject({
      data: ['No 5', 'No 4', 'No 3', 'No 2', 'No 1'].map((text) => ({ text })),
      pagination: { page: 3, limit: 10, total: 25, pages: 3 },
      unread: 25,
    });
    expect((await ravi.get('/notifications?limit=101')).status).toBe(400);
  });

  it('are marked as read one by one, and stay read', async () => {
    await fill(ravi.id, 3);
    const [newest] = (await ravi.notifications()).data;
    const id = newest?.id ?? '';
    const response = await ravi.put(`/notifications/${id}/read`);
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: { unread: 2 } }]);
    const readAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    expect(await (await ravi.put(`/notifications/${id}/read`)).json()).toEqual({
      success: true,
      data: { unread: 2 },
    });
    expect((await ravi.notifications()).data).toMatchObject([
      { id, readAt },
      { readAt: null },
      { readAt: null },
    ]);
    expect(await (await ravi.get('/notifications/unread')).json()).toEqual({
      success: true,
      data: { unread: 2 },
    });
  });

  it('are marked as read all at once', async () => {
    await fill(ravi.id, 3);
    await fill(asha.id, 2);
    expect(await (await ravi.put('/notifications/read')).json()).toEqual({
      success: true,
      data: { unread: 0 },
    });
    expect((await ravi.notifications()).unread).toBe(0);
    expect((await asha.notifications()).unread).toBe(2);
  });

  it('can be read by their owner only', async () => {
    await fill(ravi.id, 1);
    const [{ id } = { id: '' }] = (await ravi.notifications()).data;
    const responses = [
      await asha.put(`/notifications/${id}/read`),
      await asha.put(`/notifications/${randomUUID()}/read`),
      await asha.put('/notifications/nonsense/read'),
      await asha.put('/notifications/%00/read'),
    ];
    expect(toStatuses(responses)).toEqual([404, 404, 404, 404]);
    expect(await responses[0]?.json()).toEqual(toFailure('Not found'));
    expect(await asha.sentences()).toEqual([]);
    expect((await ravi.notifications()).unread).toBe(1);
  });
});

describe('notifications of points', () => {
  const app = useTestApp();

  it('report confirmed points once', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    const orderStaff = await OrderStaff.logIn(app);
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
    const [many, one] = [await buyer.place([tea, 2]), await buyer.place([tea, 1])];
    await app.sql(`update orders set points = 1 where id = '${one.id}'`);
    await orderStaff.move(many.id, ...HOME_DELIVERY);
    app.clock.now += 1000;
    await orderStaff.move(one.id, ...HOME_DELIVERY);
    await app.sql('truncate notifications');
    app.clock.now += (DEFAULT_TERMS.returnDays + 2) * DAY_MS;
    await app.runJobs();
    await app.runJobs();
    // The token that placed the orders is expired.
    const ravi = await MemberClient.logIn(app, 'ravi');
    expect((await ravi.notifications()).data).toMatchObject([
      {
        kind: 'POINTS',
        text: '1 point of order {number} is confirmed.',
        values: { points: 1, number: one.number },
      },
      {
        kind: 'POINTS',
        text: '{points} points of order {number} are confirmed.',
        values: { points: 14, number: many.number },
        link: '/manage/business-values',
      },
    ]);
  });
});
