import { OrderStatus } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, orderIn, refusalIn, stockOf } from '../../test/buyer.ts';
import { OrderDesk, TO_THE_DOOR } from '../../test/order-desk.ts';
import { useTestApp } from '../../test/test-app.ts';

const REFUSED = [409, 'An order cannot go there from where it is now.'];

/** Where staff may move an order from where. */
const ALLOWED: Record<OrderStatus, readonly OrderStatus[]> = {
  PLACED: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PACKED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  RETURN_REQUESTED: ['DELIVERED', 'RETURNED'],
  RETURNED: [],
};

describe("staff's steps of an order", () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderDesk;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderDesk.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 10 });
  });

  it('lead to the door, each with its time and actor; what was due is paid then', async () => {
    const placed = await ravi.place([tea, 2]);
    const at = [placed.placedAt];
    for (const status of TO_THE_DOOR) {
      app.clock.now += 60_000;
      at.push(new Date(app.clock.now).toISOString());
      expect((await staff.set(placed.id, status)).status).toBe(200);
    }
    const delivered = await orderIn(await ravi.get(`/api/orders/${placed.id}`));
    expect(delivered).toMatchObject({
      status: 'DELIVERED',
      payment: { method: 'COD', status: 'PAID' },
      canCancel: false,
      canReturn: true,
      returnBy: new Date(app.clock.now + 7 * 86_400_000).toISOString(),
    });
    expect(delivered.timeline).toEqual(
      ['PLACED', ...TO_THE_DOOR].map((status, step) => ({
        status,
        at: at[step],
        by: step === 0 ? 'MEMBER' : 'STAFF',
        note: null,
      })),
    );
    expect(await app.sql("select distinct actor_user_id from order_events where actor = 'STAFF'")).toEqual([
      { actor_user_id: staff.id },
    ]);
  });

  it.each(OrderStatus.options)('from %s lead where they may and nowhere else', async (from) => {
    const answers: [OrderStatus, unknown][] = [];
    for (const to of OrderStatus.options) {
      const { id } = await ravi.place([tea, 1]);
      await app.sql(`update orders set status = '${from}' where id = '${id}'`);
      const response = await staff.set(id, to);
      answers.push([to, response.ok ? 'taken' : await refusalIn(response)]);
    }
    expect(answers).toEqual(
      OrderStatus.options.map((to) => [to, ALLOWED[from].includes(to) ? 'taken' : REFUSED]),
    );
  });

  it('cancel an order with a reason that the buyer reads; stock and points are back', async () => {
    const { id } = await ravi.place([tea, 4]);
    await staff.set(id, 'CANCELLED', 'The street could not be found.');
    expect((await orderIn(await ravi.get(`/api/orders/${id}`))).timeline.at(-1)).toEqual({
      status: 'CANCELLED',
      at: new Date(app.clock.now).toISOString(),
      by: 'STAFF',
      note: 'The street could not be found.',
    });
    expect([await stockOf(app, tea), await ravi.points()]).toEqual([10, { PENDING: 0, CANCELLED: 28 }]);
  });

  it('do not confirm an order that waits for its payment', async () => {
    const { id } = await ravi.place([tea, 1]);
    await app.sql("update orders set payment_method = 'UPI', payment_status = 'PENDING'");
    expect(await refusalIn(await staff.set(id, 'CONFIRMED'))).toEqual(REFUSED);
    await app.sql("update orders set payment_status = 'PAID'");
    expect((await staff.set(id, 'CONFIRMED')).status).toBe(200);
  });

  it('are taken once when 20 of them come at once', async () => {
    const { id } = await ravi.place([tea, 1]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => staff.set(id, 'CONFIRMED')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(
      await app.sql("select count(*)::int as events from order_events where status = 'CONFIRMED'"),
    ).toEqual([{ events: 1 }]);
  });

  it('name an order, a status and at most 500 characters', async () => {
    const { id } = await ravi.place([tea, 1]);
    expect((await staff.set('no-such-order', 'CONFIRMED')).status).toBe(404);
    expect((await staff.set('0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11', 'CONFIRMED')).status).toBe(404);
    expect(await refusalIn(await staff.set(id, 'CONFIRMED', 'x'.repeat(501)))).toEqual([
      400,
      'Note must be at most 500 characters',
    ]);
  });

  it('begin with a list of all orders, by status, by number or product, in pages', async () => {
    const first = await ravi.place([tea, 1]);
    app.clock.now += 1000;
    const second = await ravi.place([tea, 2]);
    await staff.set(second.id, 'CONFIRMED');
    const list = async (query: string) => {
      const body: unknown = await (await staff.get(`/api/orders/all${query}`)).json();
      return body;
    };
    const buyer = { id: ravi.id, name: expect.stringMatching(/^Ravi /) };
    expect(await list('')).toMatchObject({
      data: [
        { id: second.id, status: 'CONFIRMED', buyer },
        { id: first.id, status: 'PLACED', buyer },
      ],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    });
    expect(await list('?status=PLACED')).toMatchObject({
      data: [{ id: first.id }],
      pagination: { total: 1 },
    });
    expect(await list(`?search=${second.number}`)).toMatchObject({ data: [{ id: second.id }] });
    expect(await list('?page=2&limit=1')).toMatchObject({
      data: [{ id: first.id }],
      pagination: { pages: 2 },
    });
    expect(await list('?search=nothing-of-this-name')).toMatchObject({ data: [] });
    expect((await staff.get('/api/orders/all?status=LOST')).status).toBe(400);
  });
});
