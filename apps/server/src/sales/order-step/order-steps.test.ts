import { OrderStatus } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { OrderStaff, HOME_DELIVERY } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REJECTED = [409, 'An order cannot go there from where it is now.'];

/** The statuses to which staff may move an order from each status. */
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

describe('the steps of staff on an order', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let staff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 60_000, points: 7, quantity: 10 });
  });

  it('lead to the delivery, each with its time and actor; a payment on delivery is then paid', async () => {
    const placed = await ravi.place([tea, 2]);
    const at = [placed.placedAt];
    for (const status of HOME_DELIVERY) {
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
      ['PLACED', ...HOME_DELIVERY].map((status, step) => ({
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

  it.each(OrderStatus.options)('from %s lead to the allowed statuses only', async (from) => {
    const responses: [OrderStatus, unknown][] = [];
    for (const to of OrderStatus.options) {
      const { id } = await ravi.place([tea, 1]);
      await app.sql(`update orders set status = '${from}' where id = '${id}'`);
      const response = await staff.set(id, to);
      responses.push([to, response.ok ? 'applied' : await readRejection(response)]);
    }
    expect(responses).toEqual(
      OrderStatus.options.map((to) => [to, ALLOWED[from].includes(to) ? 'applied' : REJECTED]),
    );
  });

  it('cancel an order with a reason that the buyer reads, and return stock and points', async () => {
    const { id } = await ravi.place([tea, 4]);
    await staff.set(id, 'CANCELLED', 'The street could not be found.');
    expect((await orderIn(await ravi.get(`/api/orders/${id}`))).timeline.at(-1)).toEqual({
      status: 'CANCELLED',
      at: new Date(app.clock.now).toISOString(),
      by: 'STAFF',
      note: 'The street could not be found.',
    });
    expect([await toStock(app, tea), await ravi.points()]).toEqual([10, { PENDING: 0, CANCELLED: 28 }]);
  });

  it('do not confirm an order that awaits its payment', async () => {
    const { id } = await ravi.place([tea, 1]);
    await app.sql("update orders set payment_method = 'UPI', payment_status = 'PENDING'");
    expect(await readRejection(await staff.set(id, 'CONFIRMED'))).toEqual(REJECTED);
    await app.sql("update orders set payment_status = 'PAID'");
    expect((await staff.set(id, 'CONFIRMED')).status).toBe(200);
  });

  it('happen once when 20 of them come at once', async () => {
    const { id } = await ravi.place([tea, 1]);
    const responses = await Promise.all(Array.from({ length: 20 }, () => staff.set(id, 'CONFIRMED')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(
      await app.sql("select count(*)::int as events from order_events where status = 'CONFIRMED'"),
    ).toEqual([{ events: 1 }]);
  });

  it('need an order, a status and a note of at most 500 characters', async () => {
    const { id } = await ravi.place([tea, 1]);
    expect((await staff.set('no-such-order', 'CONFIRMED')).status).toBe(404);
    expect((await staff.set('0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11', 'CONFIRMED')).status).toBe(404);
    expect(await readRejection(await staff.set(id, 'CONFIRMED', 'x'.repeat(501)))).toEqual([
      400,
      'Note must be at most 500 characters',
    ]);
  });

  it('begin with a paged list of all orders, by status, by number or by product', async () => {
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
      pagination: { page: 1, limit: 100, total: 2, pages: 1 },
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
