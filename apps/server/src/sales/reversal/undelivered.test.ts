import { describe, expect, it } from 'vitest';
import { orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { SELLER } from '../../../test/invoices.ts';
import { useOrderShop } from '../../../test/order-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REASON = 'No one was at home.';

describe('a shipped order that comes back undelivered', () => {
  const app = useTestApp({}, { seller: SELLER });
  const shop = useOrderShop(app);
  const shipped = async () => {
    const { id } = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    return id;
  };
  const comeBack = (id: string, ...outcomes: readonly (readonly [productId: string, outcome: string])[]) =>
    shop.staff.send('POST', `${id}/undelivered`, {
      items: outcomes.map(([productId, outcome]) => ({ productId, outcome })),
      reason: REASON,
    });

  it('goes back to stock by line; its points are cancelled, nothing is refunded, and the buyer is notified', async () => {
    const id = await shipped();
    expect(await shop.ravi.points()).toEqual({ PENDING: 16 });
    const order = await orderIn(await comeBack(id, [shop.tea, 'RESTOCKED'], [shop.soap, 'WRITTEN_OFF']));
    expect(order).toMatchObject({
      status: 'RETURNED',
      total: 700,
      reversedTotal: 700,
      canReturn: false,
      items: [{ reversed: 2 }, { reversed: 1 }],
      payment: { status: 'CANCELLED' },
      refunds: [],
      reversals: [
        { kind: 'RETURN', state: 'DONE', reason: REASON, amount: 700, creditNote: 'PGC/26-27/000001' },
      ],
    });
    expect(order.timeline.at(-1)).toMatchObject({ status: 'RETURNED', by: 'STAFF', note: REASON });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([10, 9]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 16 });
    const refund = { amount: 1, method: 'UPI', reference: '1', reason: 'Test', refundedPaise: 0 };
    expect(await readRejection(await shop.staff.send('POST', `${id}/refunds`, refund))).toEqual([
      409,
      'This is more than can be refunded.',
    ]);
    const [latest] = await app.sql(
      `select text from notifications where user_id = '${shop.ravi.id}' order by id desc limit 1`,
    );
    expect(latest).toEqual({ text: 'Your order {number} could not be delivered and is back with us.' });
  });

  it('is refunded when it was paid before', async () => {
    const { id } = await shop.ravi.placePaid([shop.tea, 1]);
    await shop.staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    expect(await orderIn(await comeBack(id, [shop.tea, 'RESTOCKED']))).toMatchObject({
      status: 'RETURNED',
      total: 349,
      payment: { status: 'REFUND_DUE' },
      refunds: [{ amount: 349, status: 'DUE' }],
    });
  });

  it('leaves out what was cancelled before', async () => {
    const { id } = await shop.ravi.place([shop.tea, 2], [shop.soap, 1]);
    await shop.staff.cancelPieces(id, { [shop.soap]: 1 });
    await shop.staff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED');
    expect(await orderIn(await comeBack(id, [shop.tea, 'RESTOCKED']))).toMatchObject({
      reversedTotal: 700,
      reversals: [
        { kind: 'CANCELLATION', amount: 100 },
        { kind: 'RETURN', amount: 600 },
      ],
    });
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([10, 10]);
    expect(await shop.ravi.points()).toEqual({ PENDING: 0, CANCELLED: 16 });
  });

  it('comes back once, by two staff members at the same moment', async () => {
    const id = await shipped();
    const back = () => comeBack(id, [shop.tea, 'RESTOCKED'], [shop.soap, 'RESTOCKED']);
    const responses = await Promise.all([back(), back()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await toStock(app, shop.tea), await toStock(app, shop.soap)]).toEqual([10, 10]);
  });

  it('needs a result for each product, a reason, and an order that is on its way', async () => {
    const id = await shipped();
    expect(await readRejection(await comeBack(id, [shop.tea, 'RESTOCKED']))).toEqual([
      400,
      'Choose a result for each product',
    ]);
    expect((await comeBack(id, [shop.tea, 'REJECTED'], [shop.soap, 'RESTOCKED'])).status).toBe(400);
    const items = [{ productId: shop.tea, outcome: 'RESTOCKED' }];
    expect(
      await readRejection(await shop.staff.send('POST', `${id}/undelivered`, { items, reason: ' ' })),
    ).toEqual([400, 'Reason is required']);
    // Without an inspection, nothing comes back.
    expect((await shop.staff.set(id, 'RETURNED')).status).toBe(409);
    await shop.staff.move(id, 'DELIVERED');
    expect(
      await readRejection(await comeBack(id, [shop.tea, 'RESTOCKED'], [shop.soap, 'RESTOCKED'])),
    ).toEqual([409, 'Only an order that is on its way can come back undelivered.']);
    expect(await toStock(app, shop.tea)).toBe(8);
  });
});
