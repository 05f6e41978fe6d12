import { randomUUID } from 'node:crypto';
import { RETURN_DAYS } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Asker } from '../../test/asker.ts';
import { Buyer, offer } from '../../test/buyer.ts';
import { failureOf, statusesOf } from '../../test/identity.ts';
import { OrderDesk, TO_THE_DOOR } from '../../test/order-desk.ts';
import { stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

const DAY_MS = 86_400_000;

describe('notifications', () => {
  const app = useTestApp();
  let ravi: Asker;
  let asha: Asker;
  let buyer: Buyer;
  let desk: OrderDesk;
  let tea = '';

  beforeAll(async () => {
    ravi = await Asker.logIn(app, 'ravi');
    asha = await Asker.logIn(app, 'asha');
    buyer = await Buyer.logIn(app, 'ravi');
    desk = await OrderDesk.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries, notifications cascade');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });

  /** So many entries beside the app, a minute apart; the last is the newest. */
  const fill = (userId: string, count: number) =>
    app.sql(`insert into notifications (id, user_id, kind, text, values, created_at)
      select gen_random_uuid(), '${userId}', 'ORDER', 'No ' || n, '{}', timestamptz '2026-11-01' + n * interval '1 minute'
      from generate_series(1, ${count}) n`);

  it('are none at first', async () => {
    const response = await ravi.get('/notifications');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: [],
      pagination: { page: 1, limit: 20, total: 0, pages: 1 },
      unread: 0,
    });
  });

  it('tell the buyer of each step that others take, with the way to the order', async () => {
    const order = await buyer.place([tea, 1]);
    expect(await ravi.sentences()).toEqual([]);
    await desk.move(order.id, 'CONFIRMED');
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
    await desk.move(order.id, 'PACKED', 'SHIPPED', 'DELIVERED');
    expect(await ravi.sentences()).toEqual([
      'Your order {number} was delivered.',
      'Your order {number} is on its way.',
      'Your order {number} is packed.',
      'Your order {number} is confirmed.',
    ]);
    expect(await asha.sentences()).toEqual([]);
  });

  it('tell how a return ends, and do not repeat what the buyer did', async () => {
    const refused = await buyer.place([tea, 1]);
    await desk.move(refused.id, ...TO_THE_DOOR);
    const taken = await buyer.place([tea, 1]);
    await desk.move(taken.id, ...TO_THE_DOOR);
    await app.sql('truncate notifications');
    await buyer.sendBack(refused.id, 'Broken');
    await buyer.sendBack(taken.id, 'Broken');
    expect(await ravi.sentences()).toEqual([]);
    await desk.move(refused.id, 'DELIVERED');
    await desk.move(taken.id, 'RETURNED');
    expect(await ravi.sentences()).toEqual([
      'We have received your return of order {number}.',
      'Your return of order {number} was refused.',
    ]);
  });

  it('tell of a cancellation by the company, not of one by the buyer', async () => {
    const [own, other] = [await buyer.place([tea, 1]), await buyer.place([tea, 1])];
    await buyer.cancel(own.id);
    await desk.move(other.id, 'CANCELLED');
    expect((await ravi.news()).data).toMatchObject([
      { text: 'Your order {number} was cancelled.', values: { number: other.number } },
    ]);
  });

  it('are not written for a step that is refused', async () => {
    const order = await buyer.place([tea, 1]);
    expect((await desk.set(order.id, 'DELIVERED')).status).toBe(409);
    expect(await ravi.sentences()).toEqual([]);
  });

  it('come the newest first, page by page, with the count of all that are unread', async () => {
    await fill(ravi.id, 25);
    const page = async (query: string) => (await ravi.get(`/notifications${query}`)).json();
    expect(await page('')).toMatchObject({
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

  it('are read one by one, and stay read since then', async () => {
    await fill(ravi.id, 3);
    const [newest] = (await ravi.news()).data;
    const id = newest?.id ?? '';
    const response = await ravi.put(`/notifications/${id}/read`);
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: { unread: 2 } }]);
    const readAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    expect(await (await ravi.put(`/notifications/${id}/read`)).json()).toEqual({
      success: true,
      data: { unread: 2 },
    });
    expect((await ravi.news()).data).toMatchObject([{ id, readAt }, { readAt: null }, { readAt: null }]);
    expect(await (await ravi.get('/notifications/unread')).json()).toEqual({
      success: true,
      data: { unread: 2 },
    });
  });

  it('are read all at once', async () => {
    await fill(ravi.id, 3);
    await fill(asha.id, 2);
    expect(await (await ravi.put('/notifications/read')).json()).toEqual({
      success: true,
      data: { unread: 0 },
    });
    expect((await ravi.news()).unread).toBe(0);
    expect((await asha.news()).unread).toBe(2);
  });

  it("are their owner's alone to read", async () => {
    await fill(ravi.id, 1);
    const [{ id } = { id: '' }] = (await ravi.news()).data;
    const answers = [
      await asha.put(`/notifications/${id}/read`),
      await asha.put(`/notifications/${randomUUID()}/read`),
      await asha.put('/notifications/nonsense/read'),
      await asha.put('/notifications/%00/read'),
    ];
    expect(statusesOf(answers)).toEqual([404, 404, 404, 404]);
    expect(await answers[0]?.json()).toEqual(failureOf('Not found'));
    expect(await asha.sentences()).toEqual([]);
    expect((await ravi.news()).unread).toBe(1);
  });
});

describe('notifications of points', () => {
  const app = useTestApp();

  it('tell once of points that are confirmed', async () => {
    const buyer = await Buyer.logIn(app, 'ravi');
    const desk = await OrderDesk.logIn(app);
    const [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
    const [many, one] = [await buyer.place([tea, 2]), await buyer.place([tea, 1])];
    await app.sql(`update orders set points = 1 where id = '${one.id}'`);
    await desk.move(many.id, ...TO_THE_DOOR);
    app.clock.now += 1000;
    await desk.move(one.id, ...TO_THE_DOOR);
    await app.sql('truncate notifications');
    app.clock.now += (RETURN_DAYS + 2) * DAY_MS;
    await app.doChores();
    await app.doChores();
    // The token that placed the orders is no longer good.
    const ravi = await Asker.logIn(app, 'ravi');
    expect((await ravi.news()).data).toMatchObject([
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
