import { describe, expect, it } from 'vitest';
import { Buyer, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { logIn } from '../../../test/identity.ts';
import { SELLER, invoiceIn, listPages, readPages, slipsIn } from '../../../test/invoices.ts';
import { HOME_DELIVERY } from '../../../test/order-staff.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REASON = 'The jar was broken.';
const TRANSFER = { method: 'BANK_TRANSFER', reference: 'UTR 4711', reason: 'Returned' };

describe('pieces of an order that staff cancel', () => {
  const app = useTestApp({}, { seller: SELLER });
  const shop = useOrderShop(app);
  const cancel = (id: string, productId: string, quantity: number) =>
    shop.staff.cancelPieces(id, { [productId]: quantity });

  it('give back their stock and points, and the buyer pays less', async () => {
    const { id } = await shop.ravi.place([shop.tea, 3], [shop.soap, 1]);
    const response = await cancel(id, shop.tea, 2);
    expect(await orderIn(response)).toMatchObject({
      status: 'PLACED',
      total: 1000,
      reversedTotal: 600,
      items: [{ reversed: 2 }, { reversed: 0 }],
      reversals: [
        { kind: 'CANCELLATION', state: 'DONE', reason: 'Out of stock', amount: 600, creditNote: null },
      ],
      refunds: [],
      payment: { status: 'DUE' },
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([9, 9]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 9, CANCELLED: 14 });
    const [latest] = await app.sql(
      `select text from notifications where user_id = '${shop.ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({ text: 'Part of your order {number} was cancelled.' });
  });

  it('are not on the invoice, which is issued later, nor on the packing slip', async () => {
    const { id, number } = await shop.ravi.place([shop.tea, 3], [shop.soap, 1]);
    await cancel(id, shop.tea, 2);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    const lines = (await listPages(app, shop.ravi, id)).flat();
    expect(lines.join('\n')).toContain('₹ 400.00');
    const url = await slipsIn(await shop.staff.send('POST', 'packing-slips', { ids: [id], paper: 'A4' }));
    const slip = (await readPages(new Uint8Array(await (await app.call(url)).arrayBuffer()))).flat();
    expect(slip).toEqual(
      expect.arrayContaining([`Order number | ${number}`, '1 | Copy 1 | 1', '2 | Copy 2 | 1', 'Total | 2']),
    );
    expect(slip.join('\n')).toContain('₹ 400.00');
  });

  it('cancel the whole order when they are its last ones', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    await cancel(id, shop.tea, 1);
    const order = await orderIn(await cancel(id, shop.soap, 1));
    expect(order).toMatchObject({ status: 'CANCELLED', reversedTotal: order.total });
    expect(order.payment.status).toBe('CANCELLED');
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([10, 10]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 9 });
  });

  it('share the discount of a coupon exactly, whatever the order of the cancellations', async () => {
    const { id } = await shop.ravi.place([shop.tea, 3]);
    await app.sql(
      `update orders set discount_paise = 1000, total_paise = total_paise - 1000 where id = '${id}'`,
    );
    await app.sql(`update order_items set discount_paise = 1000 where order_id = '${id}'`);
    const amounts = [];
    for (let piece = 0; piece < 3; piece += 1)
      amounts.push((await orderIn(await cancel(id, shop.tea, 1))).reversals.at(-1)?.amount);
    expect(amounts).toEqual([296.67, 296.67, 296.66]);
  });

  it('are rejected when there are not so many, the order was sent, or its payment is awaited', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 2]);
    const TOO_MANY = [409, 'The order does not have so many pieces.'];
    expect(await readRejection(await cancel(id, shop.tea, 2))).toEqual(TOO_MANY);
    expect(await readRejection(await cancel(id, crypto.randomUUID(), 1))).toEqual(TOO_MANY);
    await app.sql(`update orders set payment_status = 'PENDING' where id = '${id}'`);
    expect(await readRejection(await cancel(id, shop.tea, 1))).toEqual([
      409,
      'This order can no longer be cancelled.',
    ]);
    await app.sql(`update orders set payment_status = 'DUE' where id = '${id}'`);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    expect((await cancel(id, shop.tea, 1)).status).toBe(409);
    expect(await toStock(app, shop.tea)).toBe(9);
  });

  it('are cancelled once by two staff members at the same moment', async () => {
    const { id } = await shop.ravi.place([shop.tea, 1], [shop.soap, 1]);
    const responses = await Promise.all([
      cancel(id, shop.tea, 1),
      cancel(id, shop.tea, 1),
      cancel(id, shop.tea, 1),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await toStock(app, shop.tea)).toBe(10);
  });
});

describe('a return of some of the pieces', () => {
  const app = useTestApp({}, { seller: SELLER });
  const shop = useOrderShop(app);
  const delivered = async () => {
    const { id } = await shop.ravi.place([shop.tea, 2], [shop.soap, 3]);
    await shop.staff.move(id, ...HOME_DELIVERY);
    return id;
  };
  const inspect = (id: string, ...outcomes: readonly (readonly [productId: string, outcome: string])[]) =>
    shop.staff.send('POST', `${id}/inspection`, {
      items: outcomes.map(([productId, outcome]) => ({ productId, outcome })),
    });

  it('is requested by line and quantity, and the rest stays delivered', async () => {
    const id = await delivered();
    const requested = await orderIn(
      await shop.ravi.sendBack(id, REASON, [
        [shop.tea, 1],
        [shop.soap, 3],
      ]),
    );
    expect(requested).toMatchObject({
      status: 'RETURN_REQUESTED',
      reversals: [
        {
          kind: 'RETURN',
          state: 'REQUESTED',
          reason: REASON,
          items: [
            { productId: shop.tea, quantity: 1, outcome: null },
            { productId: shop.soap, quantity: 3, outcome: null },
          ],
        },
      ],
    });
    const order = await orderIn(await inspect(id, [shop.tea, 'RESTOCKED'], [shop.soap, 'WRITTEN_OFF']));
    expect(order).toMatchObject({
      status: 'DELIVERED',
      canReturn: true,
      items: [{ reversed: 1 }, { reversed: 3 }],
      reversedTotal: 600,
      reversals: [{ state: 'DONE', amount: 600, creditNote: 'PGC/26-27/000001' }],
      payment: { status: 'REFUND_DUE' },
      refunds: [{ amount: 600, isByProvider: false, status: 'DUE', method: null, paidAt: null }],
    });
    expect(order.timeline.at(-1)?.status).toBe('RETURNED');
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([9, 7]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 7, CANCELLED: 13 });
  });

  it('confirms the points of the other pieces, once the days of return are over', async () => {
    const id = await delivered();
    await shop.ravi.sendBack(id, REASON, [[shop.soap, 3]]);
    await inspect(id, [shop.soap, 'RESTOCKED']);
    const before = app.clock.now;
    app.clock.now += 8 * 86_400_000;
    await app.runJobs();
    app.clock.now = before;
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 6, CONFIRMED: 14 });
  });

  it('has a credit note with the lines that came back, for the buyer and for staff, and for no other member', async () => {
    const id = await delivered();
    await shop.ravi.sendBack(id, REASON, [[shop.tea, 1]]);
    const { reversals } = await orderIn(await inspect(id, [shop.tea, 'RESTOCKED']));
    const path = `${id}/credit-notes/${reversals[0]?.id}`;
    const { token } = await logIn(app, 'ravi');
    const opened = await invoiceIn(
      await app.post(`/api/orders/${path}`, {}, { Authorization: `Bearer ${token}` }),
    );
    expect(opened.number).toBe('PGC/26-27/000001');
    expect((await shop.staff.send('POST', path)).status).toBe(200);
    const asha = await logIn(app, 'asha');
    expect(
      (await app.post(`/api/orders/${path}`, {}, { Authorization: `Bearer ${asha.token}` })).status,
    ).toBe(404);
    const lines = (await readPages(new Uint8Array(await (await app.call(opened.url)).arrayBuffer()))).flat();
    expect(lines.join('\n')).toContain('Credit Note');
    expect(lines.join('\n')).toContain('PGM/26-27/000001');
    expect(lines.join('\n')).toContain('₹ 300.00');
    expect(lines.join('\n')).not.toContain('Copy 2');
  });

  it('is accepted once, before the goods come, and the buyer is notified', async () => {
    const id = await delivered();
    expect(await readRejection(await shop.staff.send('POST', `${id}/return`))).toEqual([
      409,
      'No return of this order is to be accepted.',
    ]);
    await shop.ravi.sendBack(id, REASON, [[shop.tea, 1]]);
    const responses = await Promise.all([
      shop.staff.send('POST', `${id}/return`),
      shop.staff.send('POST', `${id}/return`),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await orderIn(await shop.ravi.get(`/api/orders/${id}`))).toMatchObject({
      status: 'RETURN_REQUESTED',
      reversals: [{ state: 'ACCEPTED' }],
    });
    const [latest] = await app.sql(
      `select text from notifications where user_id = '${shop.ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({
      text: 'Your return of order {number} was accepted. Please send the goods back.',
    });
    expect(await orderIn(await inspect(id, [shop.tea, 'RESTOCKED']))).toMatchObject({
      reversals: [{ state: 'DONE', amount: 300 }],
    });
  });

  it('is a delivered order again when everything is rejected, and only what is accepted counts', async () => {
    const id = await delivered();
    await shop.ravi.sendBack(id, REASON, [
      [shop.tea, 1],
      [shop.soap, 1],
    ]);
    expect(await orderIn(await inspect(id, [shop.tea, 'REJECTED'], [shop.soap, 'REJECTED']))).toMatchObject({
      status: 'DELIVERED',
      reversedTotal: 0,
      reversals: [{ state: 'REJECTED', creditNote: null }],
      refunds: [],
    });
    await shop.ravi.sendBack(id, REASON, [
      [shop.tea, 1],
      [shop.soap, 1],
    ]);
    expect(await orderIn(await inspect(id, [shop.tea, 'REJECTED'], [shop.soap, 'RESTOCKED']))).toMatchObject({
      reversedTotal: 100,
      items: [{ reversed: 0 }, { reversed: 1 }],
    });
  });

  it('of all pieces ends the order; the refund by hand is recorded once, and the account can then be deleted', async () => {
    await app.sql(
      `update orders set status = 'CANCELLED', payment_status = 'CANCELLED' where user_id = '${shop.ravi.id}'`,
    );
    const id = await delivered();
    await shop.ravi.sendBack(id, REASON);
    const { total, refunds } = await orderIn(
      await inspect(id, [shop.tea, 'RESTOCKED'], [shop.soap, 'RESTOCKED']),
    );
    expect(refunds).toMatchObject([{ amount: total }]);
    const { token } = await logIn(app, 'ravi');
    const remove = () =>
      app.post('/privacy/delete', { password: 'demo1234' }, { Authorization: `Bearer ${token}` });
    expect((await remove()).status).toBe(409);
    const refund = () =>
      shop.staff.send('POST', `${id}/refunds`, { ...TRANSFER, amount: total, refundedPaise: 0 });
    const responses = await Promise.all([refund(), refund()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await orderIn(await shop.ravi.get(`/api/orders/${id}`))).toMatchObject({
      status: 'RETURNED',
      payment: { status: 'REFUNDED' },
      refunds: [{ status: 'PAID', method: 'BANK_TRANSFER', reference: 'UTR 4711' }],
    });
    expect((await remove()).status).toBe(200);
    await app.sql(`update users set deleted_at = null where id = '${shop.ravi.id}'`);
  });

  it('needs a result for each product, and a requested return', async () => {
    const asha = await Buyer.logIn(app, 'asha');
    const { id } = await asha.place([shop.tea, 2], [shop.soap, 3]);
    await shop.staff.move(id, ...HOME_DELIVERY);
    expect(await readRejection(await inspect(id, [shop.tea, 'RESTOCKED']))).toEqual([
      409,
      'No return of this order is requested.',
    ]);
    expect(await readRejection(await asha.sendBack(id, REASON, [[shop.tea, 3]]))).toEqual([
      409,
      'The order does not have so many pieces.',
    ]);
    await asha.sendBack(id, REASON, [
      [shop.tea, 1],
      [shop.soap, 1],
    ]);
    expect(await readRejection(await inspect(id, [shop.tea, 'RESTOCKED']))).toEqual([
      400,
      'Choose a result for each product',
    ]);
    expect(await readRejection(await shop.staff.send('POST', `${id}/inspection`, { items: [] }))).toEqual([
      400,
      'Choose a result for each product',
    ]);
  });
});
