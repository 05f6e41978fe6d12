import { FiguresReport } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, openShop, orderIn, readRejection } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { SELLER, listPages } from '../../../test/invoices.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REASON = 'It is too small.';
const SOLD_OUT = [409, 'This size is not available now. Choose another size or a refund.'];
const Figures = z.object({ data: FiguresReport });

describe('an exchange for another size', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings, { seller: SELLER });
  let ravi: Buyer;
  let staff: OrderStaff;
  let kurta = '';
  let soap = '';

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    await app.sql("update users set email_verified_at = now() where username = 'ravi'");
    staff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    razorpay.reset();
    [kurta = '', soap = ''] = await openShop(
      app,
      { pricePaise: 60_000, points: 5, quantity: 0 },
      { pricePaise: 10_000, points: 2, quantity: 10 },
    );
    await app.sql(`update products set sizes = '{S,M,L}', name = 'Kurta', hsn = '62052000', gst_percent = 5
      where id = '${kurta}'`);
    await app.sql(
      `insert into stock_sizes values ('${kurta}', 'S', 5), ('${kurta}', 'M', 5), ('${kurta}', 'L', 0)`,
    );
    await app.sql('truncate order_figures, product_figures, invoice_counters, credit_note_counters');
  });

  const stock = async () => {
    const rows = await app.sql(`select size, quantity from stock_sizes where product_id = '${kurta}'`);
    const sizes = z.array(z.object({ size: z.string(), quantity: z.number() })).parse(rows);
    return Object.fromEntries(sizes.map(({ size, quantity }) => [size, quantity]));
  };
  const refill = (size: string, quantity: number) =>
    app.sql(
      `update stock_sizes set quantity = ${quantity} where product_id = '${kurta}' and size = '${size}'`,
    );
  /** A delivered order of two kurtas in S and a soap: 1300 rupees. */
  const delivered = async () => {
    const order = await ravi.place([kurta, 2, 'S'], [soap, 1]);
    await staff.move(order.id, ...HOME_DELIVERY);
    return order;
  };
  const wish = (quantity: number, exchangeFor = 'M', size = 'S') => ({
    productId: kurta,
    size,
    quantity,
    exchangeFor,
  });
  const ask = (id: string, ...items: readonly object[]) => ravi.askToReturn(id, REASON, items);
  const inspect = (id: string, outcome = 'RESTOCKED') =>
    staff.send('POST', `${id}/inspection`, { items: [{ productId: kurta, size: 'S', outcome }] });
  /** The new order of an accepted exchange of kurtas. */
  const exchanged = async (id: string, quantity: number) => {
    await orderIn(await ask(id, wish(quantity)));
    const { reversals } = await orderIn(await inspect(id));
    const link = reversals.at(-1)?.exchangeOrder;
    if (!link) throw new Error('there is no exchange');
    return staff.order(link.id);
  };
  const latestTexts = async () => {
    const rows = await app.sql(
      `select text from notifications where user_id = '${ravi.id}' order by id desc limit 2`,
    );
    return z
      .array(z.object({ text: z.string() }))
      .parse(rows)
      .map(({ text }) => text);
  };

  it('is offered in the other sizes in stock while the order can be returned', async () => {
    const { id } = await ravi.place([kurta, 1, 'S'], [soap, 1]);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).not.toHaveProperty('items.0.exchangeSizes');
    await staff.move(id, ...HOME_DELIVERY);
    const { items } = await orderIn(await ravi.get(`/api/orders/${id}`));
    expect(items.map(({ exchangeSizes }) => exchangeSizes)).toEqual([{ M: 5 }, undefined]);
  });

  it.each([
    ['a size that is sold out', { exchangeFor: 'L' }],
    ['more pieces than there are', { quantity: 2, exchangeFor: 'M' }],
    ['a size that there is not', { exchangeFor: 'XL' }],
    ['the same size', { exchangeFor: 'S' }],
  ])('is rejected for %s, and nothing is requested', async (_, change) => {
    const { id } = await delivered();
    await refill('M', 1);
    expect(await readRejection(await ask(id, { ...wish(1), ...change }))).toEqual(SOLD_OUT);
    expect(await orderIn(await ravi.get(`/api/orders/${id}`))).toMatchObject({
      status: 'DELIVERED',
      reversals: [],
    });
  });

  it('is only for a size that costs the same now', async () => {
    const { id } = await delivered();
    const dearer = { pricePaise: 70_000, maximumRetailPricePaise: 80_000, points: 6 };
    await app.sql(
      `update products set size_prices = '${JSON.stringify({ M: dearer })}' where id = '${kurta}'`,
    );
    await refill('L', 1);
    const { items } = await orderIn(await ravi.get(`/api/orders/${id}`));
    expect(items[0]?.exchangeSizes).toEqual({ L: 1 });
    expect(await readRejection(await ask(id, wish(1)))).toEqual(SOLD_OUT);
    expect((await ask(id, wish(1, 'L'))).status).toBe(200);
  });

  it('is rejected for a product without sizes, and for two sizes of one line', async () => {
    const { id } = await delivered();
    expect(await readRejection(await ask(id, { productId: soap, quantity: 1, exchangeFor: 'M' }))).toEqual(
      SOLD_OUT,
    );
    expect(await readRejection(await ask(id, wish(1), wish(1, 'L')))).toEqual([
      400,
      'Choose one size for each product',
    ]);
  });

  it('is a wish until the goods are inspected', async () => {
    const { id } = await delivered();
    await ask(id, wish(1));
    expect((await staff.order(id)).reversals).toMatchObject([
      { state: 'REQUESTED', items: [{ size: 'S', exchange: { size: 'M', state: 'WANTED' } }] },
    ]);
    expect(await stock()).toEqual({ S: 3, M: 5, L: 0 });
  });

  it('places a new order without anything to pay, and both orders name one another', async () => {
    const old = await delivered();
    const order = await exchanged(old.id, 1);
    expect(order).toMatchObject({
      status: 'PLACED',
      items: [{ productId: kurta, size: 'M', productName: 'Kurta', price: 600, quantity: 1, points: 5 }],
      address: old.address,
      subtotal: 600,
      deliveryFee: 0,
      total: 600,
      points: 5,
      payment: { method: 'COD', status: 'PAID', payBy: null },
      refunds: [],
      refundable: 600,
      exchangedOrder: { id: old.id, number: old.number },
      timeline: [{ status: 'PLACED', by: 'STAFF' }],
    });
    expect(await staff.order(old.id)).toMatchObject({
      status: 'DELIVERED',
      reversedTotal: 600,
      payment: { status: 'PAID' },
      refunds: [],
      refundable: 700,
      reversals: [
        {
          state: 'DONE',
          amount: 600,
          creditNote: 'PGC/26-27/000001',
          exchangeOrder: { id: order.id, number: order.number },
          items: [{ exchange: { size: 'M', state: 'SENT' } }],
        },
      ],
    });
    expect(await orderIn(await ravi.get(`/api/orders/${order.id}`))).toMatchObject({
      exchangedOrder: { number: old.number },
    });
    expect(await stock()).toEqual({ S: 4, M: 4, L: 0 });
    expect(await ravi.points()).toEqual({ PENDING: 12, CANCELLED: 5 });
    expect(await latestTexts()).toEqual([
      'The other size comes with your order {number}. There is nothing to pay.',
      'We have received your return of order {number}.',
    ]);
    // It may be on its way by itself already, and what it says is only stored until it is sent.
    const mails = async () => {
      await app.runJobs();
      return app.sql(`select split_part(body, E'\\n', 1) as subject from messages
        where body like '%${order.number}%' and body like '%${old.number}%'`);
    };
    await expect.poll(mails).toEqual([{ subject: `Your exchange is order ${order.number}` }]);
    const notices = `select kind, name from staff_notices where subject_id = '${order.id}'`;
    expect(await app.sql(notices)).toEqual([{ kind: 'NEW_ORDER', name: order.number }]);
  });

  it('has an invoice of its own with the tax of the original', async () => {
    const { id } = await delivered();
    await app.sql(`update products set gst_percent = 12, price_paise = 90000 where id = '${kurta}'`);
    const order = await exchanged(id, 1);
    await staff.move(order.id, ...HOME_DELIVERY);
    const lines = (await listPages(app, ravi, order.id)).flat().join('\n');
    expect(lines).toContain('PGM/26-27/000002');
    expect(lines).toContain('₹ 600.00');
    expect(lines).toContain('| 5 % |');
  });

  it('keeps the figures: the revenue, the points and the pieces', async () => {
    const { id } = await delivered();
    const read = async () =>
      Figures.parse(await (await staff.get('/api/admin/figures?period=today')).json()).data;
    const before = await read();
    await exchanged(id, 1);
    const after = await read();
    expect(after.figures).toEqual({ ...before.figures, orders: 2 });
    expect(after.products).toEqual(before.products);
  });

  it('takes the delivery fee and the discount over when all of the order is exchanged', async () => {
    const { id } = await ravi.place([kurta, 1, 'S']);
    await app.sql(`update orders set delivery_paise = 4900, discount_paise = 1000, coupon_code = 'TEN',
      total_paise = 63900 where id = '${id}'`);
    await app.sql(`update order_items set discount_paise = 1000 where order_id = '${id}'`);
    await staff.move(id, ...HOME_DELIVERY);
    expect(await exchanged(id, 1)).toMatchObject({
      deliveryFee: 49,
      discount: 10,
      couponCode: 'TEN',
      total: 639,
    });
    expect(await staff.order(id)).toMatchObject({ status: 'RETURNED', refunds: [], refundable: 0 });
  });

  it('is made beside a refund of other lines', async () => {
    const { id } = await delivered();
    await ask(id, wish(2), { productId: soap, quantity: 1 });
    const items = [
      { productId: kurta, size: 'S', outcome: 'RESTOCKED' },
      { productId: soap, outcome: 'WRITTEN_OFF' },
    ];
    const order = await staff.change('POST', `${id}/inspection`, { items });
    expect(order).toMatchObject({ status: 'RETURNED', refunds: [{ amount: 100, status: 'DUE' }] });
    expect(await staff.order(order.reversals[0]?.exchangeOrder?.id ?? '')).toMatchObject({
      items: [{ quantity: 2 }],
      total: 1200,
    });
  });

  it('is a refund that is due when the size is sold out by then', async () => {
    const { id } = await delivered();
    await ask(id, wish(1));
    await refill('M', 0);
    const order = await orderIn(await inspect(id));
    expect(order).toMatchObject({
      payment: { status: 'REFUND_DUE' },
      refunds: [{ amount: 600, status: 'DUE', isByProvider: false }],
      reversals: [{ amount: 600, items: [{ exchange: { size: 'M', state: 'SOLD_OUT' } }] }],
    });
    expect(order.reversals[0]).not.toHaveProperty('exchangeOrder');
    expect(await stock()).toEqual({ S: 4, M: 0, L: 0 });
    expect((await latestTexts())[0]).toBe(
      'The size that you wanted for order {number} is sold out. You get your money back.',
    );
  });

  it('does not happen for pieces that are rejected', async () => {
    const { id } = await delivered();
    await ask(id, wish(1));
    const order = await orderIn(await inspect(id, 'REJECTED'));
    expect(order).toMatchObject({ status: 'DELIVERED', refunds: [], reversals: [{ state: 'REJECTED' }] });
    expect(await stock()).toEqual({ S: 3, M: 5, L: 0 });
    expect(await ravi.orders()).toHaveLength(1);
  });

  it('places one order when two staff inspect at the same time', async () => {
    const { id } = await delivered();
    await ask(id, wish(1));
    const responses = await Promise.all([inspect(id), inspect(id), inspect(id)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await ravi.orders()).toHaveLength(2);
    expect(await stock()).toEqual({ S: 4, M: 4, L: 0 });
  });

  it('takes the last piece once when two returns want it at the same time', async () => {
    const [one, other] = [await delivered(), await delivered()];
    await refill('M', 1);
    await ask(one.id, wish(1));
    await ask(other.id, wish(1));
    const orders = await Promise.all(
      [inspect(one.id), inspect(other.id)].map(async (sent) => orderIn(await sent)),
    );
    expect(orders.map(({ reversals }) => reversals[0]?.items[0]?.exchange?.state).toSorted()).toEqual([
      'SENT',
      'SOLD_OUT',
    ]);
    expect((await stock())['M']).toBe(0);
  });

  it('is refunded once when the new order is cancelled, and no more than was paid', async () => {
    const { id } = await delivered();
    const order = await exchanged(id, 1);
    expect(await orderIn(await ravi.cancel(order.id))).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: 600, status: 'DUE' }],
    });
    expect((await ravi.cancel(order.id)).status).toBe(409);
    const byHand = { method: 'UPI', reason: 'Exchanged' };
    const refund = (orderId: string, amount: number, refundedPaise: number) =>
      staff.send('POST', `${orderId}/refunds`, {
        ...byHand,
        amount,
        refundedPaise,
        reference: `UPI ${orderId} ${amount}`.slice(0, 60),
      });
    const TOO_MUCH = [409, 'This is more than can be refunded.'];
    expect(await readRejection(await refund(order.id, 600.01, 0))).toEqual(TOO_MUCH);
    expect((await refund(order.id, 600, 0)).status).toBe(200);
    expect(await readRejection(await refund(id, 700.01, 0))).toEqual(TOO_MUCH);
    expect((await refund(id, 700, 0)).status).toBe(200);
    expect(await stock()).toEqual({ S: 4, M: 5, L: 0 });
    expect(await ravi.points()).toEqual({ PENDING: 7, CANCELLED: 10 });
  });

  it('is exchanged again for the first size', async () => {
    const { id } = await delivered();
    const order = await exchanged(id, 1);
    await staff.move(order.id, ...HOME_DELIVERY);
    await ask(order.id, wish(1, 'S', 'M'));
    const items = [{ productId: kurta, size: 'M', outcome: 'RESTOCKED' }];
    const second = await staff.change('POST', `${order.id}/inspection`, { items });
    expect(await staff.order(second.reversals[0]?.exchangeOrder?.id ?? '')).toMatchObject({
      items: [{ size: 'S' }],
      refundable: 600,
      exchangedOrder: { number: order.number },
    });
    expect(second).toMatchObject({ status: 'RETURNED', refundable: 0, refunds: [] });
  });

  it('of an online order is paid back from its payment', async () => {
    const paid = await orderIn(await ravi.order([[kurta, 1, 'S']], { method: 'UPI' }));
    await ravi.pay(paid.id);
    const payment = razorpay.pay(razorpay.orders.at(-1)?.id ?? '');
    await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', payment));
    await staff.move(paid.id, ...HOME_DELIVERY);
    const order = await exchanged(paid.id, 1);
    expect(order).toMatchObject({ hasProvider: true, refundable: 600 });
    await ravi.cancel(order.id);
    await app.runJobs();
    expect(razorpay.refunds).toMatchObject([{ payment_id: payment, amount: 60_000 }]);
    expect(await staff.order(order.id)).toMatchObject({
      payment: { status: 'REFUNDED' },
      refunds: [{ amount: 600, isByProvider: true, status: 'PAID' }],
    });
    expect(await staff.order(paid.id)).toMatchObject({ payment: { status: 'PAID' }, refunds: [] });
  });

  describe('after goodwill on the original', () => {
    const revenue = async () =>
      Figures.parse(await (await staff.get('/api/admin/figures?period=today')).json()).data.figures
        .revenuePaise;
    /** A delivered order of kurtas in S, of whose price 100 rupees were refunded. */
    const refunded = async (quantity: number) => {
      const { id } = await ravi.place([kurta, quantity, 'S']);
      await staff.move(id, ...HOME_DELIVERY);
      const goodwill = { amount: 100, method: 'UPI', reference: 'UPI 1', reason: 'Late', refundedPaise: 0 };
      await staff.change('POST', `${id}/refunds`, goodwill);
      return id;
    };

    it('never refunds more than was paid, and leaves no revenue once it is cancelled', async () => {
      const order = await exchanged(await refunded(1), 1);
      expect(order).toMatchObject({ total: 600, refundable: 500 });
      expect(await revenue()).toBe(50_000);
      expect(await orderIn(await ravi.cancel(order.id))).toMatchObject({ refunds: [{ amount: 500 }] });
      expect(await revenue()).toBe(0);
    });

    it('counts the goodwill until the last piece of the new order is cancelled', async () => {
      const order = await exchanged(await refunded(2), 2);
      expect(await revenue()).toBe(110_000);
      await ravi.cancelPieces(order.id, [[kurta, 1, 'M']]);
      expect(await revenue()).toBe(50_000);
      await ravi.cancel(order.id);
      expect(await revenue()).toBe(0);
    });

    it('leaves no revenue when the exchange of an exchange is cancelled', async () => {
      const order = await exchanged(await refunded(1), 1);
      await staff.move(order.id, ...HOME_DELIVERY);
      await ask(order.id, wish(1, 'S', 'M'));
      const items = [{ productId: kurta, size: 'M', outcome: 'RESTOCKED' }];
      const second = await staff.change('POST', `${order.id}/inspection`, { items });
      expect(await revenue()).toBe(50_000);
      await ravi.cancel(second.reversals[0]?.exchangeOrder?.id ?? '');
      expect(await revenue()).toBe(0);
    });
  });
});
