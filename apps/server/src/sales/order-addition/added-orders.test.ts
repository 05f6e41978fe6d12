import { AdditionQuote } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { counted, offer, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OneQuote = z.object({ success: z.literal(true), data: AdditionQuote });
const HOUR = 3_600_000;
const ADDED_BEFORE =
  'The order of the pieces that were added before is not paid yet. Wait for it, or cancel that order.';

describe('pieces that staff add to an order that is paid', () => {
  const app = useTestApp({ COD_MAX_RUPEES: '5000' });
  const shop = useOrderShop(app);
  let admin: OrderStaff;

  beforeAll(async () => {
    admin = await OrderStaff.logIn(app, 'admin');
    await app.sql(
      "update users set email_verified_at = now(), email = 'ravi@example.in' where username = 'ravi'",
    );
  });
  beforeEach(() => app.sql('truncate messages, queued_messages cascade'));

  /** A paid order of two teas and a soap: 700 rupees. */
  const paid = async () => {
    const order = await orderIn(
      await shop.ravi.order(
        [
          [shop.tea, 2],
          [shop.soap, 1],
        ],
        { method: 'UPI' },
      ),
    );
    await shop.ravi.settle(order.id);
    return order;
  };
  const toBody = (added: number, total?: number) => ({
    items: [{ productId: shop.tea, quantity: 2, added }],
    total,
  });
  const add = (id: string, added = 3, total = 1600, staff = shop.staff) =>
    staff.send('POST', `${id}/additions`, toBody(added, total));
  /** The order of added pieces, as the buyer sees it. */
  const addedTo = async (id: string) => {
    const { addedOrders: [link] = [] } = await orderIn(await add(id));
    if (!link) throw new Error('there is no added order');
    return orderIn(await shop.ravi.get(`/api/orders/${link.id}`));
  };

  it('become another order, at the price of the first one and without a delivery fee', async () => {
    const first = await paid();
    await offer(app, shop.tea, { pricePaise: 99_900, points: 50, quantity: 8 });
    const quoted = await shop.staff.send('POST', `${first.id}/additions/quote`, toBody(3));
    expect(OneQuote.parse(await quoted.json()).data).toEqual({
      before: { subtotal: 700, deliveryFee: 0, discount: 0, total: 700, points: 16 },
      after: { subtotal: 1600, deliveryFee: 0, discount: 0, total: 1600, points: 37 },
    });
    const added = await addedTo(first.id);
    expect(added).toMatchObject({
      status: 'PLACED',
      items: [{ productId: shop.tea, price: 300, quantity: 3, points: 7 }],
      address: first.address,
      subtotal: 900,
      deliveryFee: 0,
      discount: 0,
      total: 900,
      points: 21,
      payment: {
        method: 'UPI',
        status: 'PENDING',
        payBy: new Date(app.clock.now + 24 * HOUR).toISOString(),
      },
      goesWith: { id: first.id, number: first.number },
      timeline: [{ status: 'PLACED', by: 'STAFF' }],
    });
    expect(await shop.staff.order(first.id)).toMatchObject({
      total: 700,
      points: 16,
      payment: { status: 'PAID' },
      addedOrders: [{ id: added.id, number: added.number, isPaid: false }],
      notes: [{ text: `${added.number}: Copy 1: 2 → 5. Total: ₹700.00 → ₹1,600.00` }],
    });
    expect(await toStock(app, shop.tea)).toBe(5);
    expect(await shop.ravi.points()).toEqual({ PENDING: 37 });
  });

  it('are paid by the buyer, and the packer sees that', async () => {
    const first = await paid();
    const added = await addedTo(first.id);
    await shop.ravi.settle(added.id);
    expect(await orderIn(await shop.ravi.get(`/api/orders/${added.id}`))).toMatchObject({
      payment: { status: 'PAID', payBy: null },
    });
    expect((await shop.staff.order(first.id)).addedOrders).toEqual([
      { id: added.id, number: added.number, isPaid: true },
    ]);
    // More pieces go with the first order, too.
    const { addedOrders = [] } = await orderIn(await add(first.id));
    expect(addedOrders.map(({ isPaid }) => isPaid)).toEqual([true, false]);
  });

  it('bring the buyer a mail with the bill, and a notification', async () => {
    const first = await paid();
    await app.sql('truncate messages, queued_messages cascade');
    const added = await addedTo(first.id);
    await app.runJobs();
    const [mail] = z
      .array(z.object({ body: z.string() }))
      .parse(await app.sql("select body from messages where body like '%goes with%'"));
    expect(mail?.body.split('\n')).toEqual(
      expect.arrayContaining([
        `The pieces that you asked for are order ${added.number}`,
        `As agreed with you, we have placed the order ${added.number} of ₹900.00. It goes with your order ${first.number}.`,
        'Please pay within 24 hours, or it is cancelled. If you did not ask for this, you need not do anything.',
        'Total               ₹900.00',
        'Payment: UPI',
      ]),
    );
    const [latest] = await app.sql(
      `select text, link from notifications where user_id = '${shop.ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({
      text: 'The pieces that you asked for are in your new order {number}.',
      link: `/manage/orders/${added.id}`,
    });
  });

  it('are added once, however often and by how many staff it is sent', async () => {
    const { id } = await paid();
    expect(await counted(await Promise.all([add(id), add(id), add(id, 3, 1600, admin)]))).toEqual({
      200: 1,
      [`409 ${ADDED_BEFORE}`]: 2,
    });
    expect(await toStock(app, shop.tea)).toBe(5);
    const { addedOrders: [link] = [] } = await shop.staff.order(id);
    await shop.ravi.cancel(link?.id ?? '');
    expect((await add(id)).status).toBe(200);
  });

  it.each([
    ['sold out', 'update store_entries set quantity = 0', 'Sold out: Copy 1'],
    ['hidden', 'update products set is_visible = false', 'No longer available: Copy 1'],
  ])('are rejected when the product is %s, and nothing changes', async (_, change, message) => {
    const { id } = await paid();
    await app.sql(`${change} where ${change.includes('store') ? 'product_id' : 'id'} = '${shop.tea}'`);
    expect(await readRejection(await add(id))).toEqual([409, message]);
    expect(await shop.staff.order(id)).toMatchObject({ notes: [] });
    expect(await shop.staff.order(id)).not.toHaveProperty('addedOrders');
  });

  it('are rejected for another total, and once the order is packed', async () => {
    const { id } = await paid();
    expect(await readRejection(await add(id, 3, 900))).toEqual([
      409,
      'The pieces of this order have changed. Check the new total, then save again.',
    ]);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED');
    expect(await readRejection(await add(id))).toEqual([
      409,
      'Pieces can be added until the order is packed.',
    ]);
  });

  it('are back in the stock when they are not paid within 24 hours', async () => {
    const first = await paid();
    const added = await addedTo(first.id);
    const statuses = () => app.sql(`select status, payment_status as payment from orders order by number`);
    app.clock.now += 23 * HOUR;
    await app.runJobs();
    expect(await statuses()).toEqual([
      { status: 'PLACED', payment: 'PAID' },
      { status: 'PLACED', payment: 'PENDING' },
    ]);
    app.clock.now += 2 * HOUR;
    await app.runJobs();
    expect(await statuses()).toEqual([
      { status: 'PLACED', payment: 'PAID' },
      { status: 'CANCELLED', payment: 'CANCELLED' },
    ]);
    expect(await toStock(app, shop.tea)).toBe(8);
    const staff = await OrderStaff.logIn(app);
    expect(await staff.order(added.id)).toMatchObject({ goesWith: { number: first.number } });
    expect(await staff.order(first.id)).not.toHaveProperty('addedOrders');
  });
});
