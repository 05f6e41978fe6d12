import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, offer, orderIn } from '../../../test/buyer.ts';
import { logIn } from '../../../test/identity.ts';
import { IN_HINDI } from '../../../test/in-hindi.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Sent = z.array(z.object({ to: z.string(), body: z.string() }));

describe('the messages to a buyer', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in' });
  let asha: Buyer;
  let orderStaff: OrderStaff;
  let tea = '';

  beforeAll(async () => {
    asha = await Buyer.logIn(app, 'asha');
    orderStaff = await OrderStaff.logIn(app);
  });
  beforeEach(async () => {
    await app.sql('truncate orders, bv_entries, messages, queued_messages cascade');
    await app.sql("update users set email_verified_at = now() where username = 'asha'");
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 129_900, points: 7, quantity: 100 });
  });

  /** The messages since the last look, the earliest first. */
  const sent = async () => {
    await app.runJobs();
    const found = Sent.parse(await app.sql('select "to", body from messages order by id'));
    await app.sql('truncate messages');
    return found;
  };
  const subjects = async () => (await sent()).map(({ body }) => body.slice(0, body.indexOf('\n')));

  it('follow an order from its placing to its refund, each once', async () => {
    const { id, number } = await asha.place([tea, 2]);
    expect(await sent()).toEqual([
      {
        to: 'asha@example.in',
        body: [
          `We have received your order ${number}`,
          '',
          'Hello Asha,',
          '',
          `Thank you for your order ${number} of ₹2,598.00.`,
          'We will let you know when it is confirmed.',
          '',
          'Item     Quantity   Price',
          'Copy 1   2          ₹2,598.00',
          'Subtotal            ₹2,598.00',
          'Delivery            Free',
          'Total               ₹2,598.00',
          '',
          'Payment: Cash on delivery',
          'Deliver to: Home, 7 Station Road, Kanpur 208001',
          '',
          'See your order:',
          `https://shop.example.in/manage/orders/${id}`,
          '',
          'PGM Wellness',
        ].join('\n'),
      },
    ]);
    await orderStaff.move(id, 'CONFIRMED', 'PACKED');
    expect(await subjects()).toEqual([`Your order ${number} is confirmed`]);
    const shipment = { carrier: 'DELHIVERY', trackingNumber: 'DL123456789' };
    expect((await orderStaff.step(id, { status: 'SHIPPED', shipment })).status).toBe(200);
    expect(await sent()).toMatchObject([
      {
        body: expect.stringContaining(
          [
            `Your order ${number} is on its way.`,
            'Carrier: Delhivery, tracking number: DL123456789',
            '',
            'Track your parcel here:',
            'https://www.delhivery.com/track-v2/package/DL123456789',
            '',
          ].join('\n'),
        ),
      },
    ]);
    await orderStaff.move(id, 'DELIVERED');
    expect(await subjects()).toEqual([`Your order ${number} was delivered`]);
    await asha.sendBack(id, 'Broken');
    expect(await sent()).toEqual([]);
    await orderStaff.change('POST', `${id}/return`, {});
    expect(await subjects()).toEqual([`Your return of order ${number} was accepted`]);
    await orderStaff.move(id, 'RETURNED');
    const refund = {
      amount: 2598,
      method: 'UPI',
      reference: '412345678901',
      reason: 'Broken',
      refundedPaise: 0,
    };
    await orderStaff.change('POST', `${id}/refunds`, refund);
    expect(await sent()).toMatchObject([
      {
        body: expect.stringContaining(
          `We have paid ₹2,598.00 back to you for order ${number}. A bank can need a few days to show it.\n`,
        ),
      },
    ]);
  });

  it('report a return that is declined', async () => {
    const { id, number } = await asha.place([tea, 1]);
    await orderStaff.move(id, 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED');
    await asha.sendBack(id, 'Broken');
    await sent();
    await orderStaff.move(id, 'DELIVERED');
    expect(await subjects()).toEqual([`Your return of order ${number} was declined`]);
  });

  it('are the receipt of a cancellation by the buyer, and of one part', async () => {
    const { id, number } = await asha.place([tea, 2]);
    await sent();
    await orderStaff.cancelPieces(id, { [tea]: 1 });
    expect(await subjects()).toEqual([`Part of your order ${number} was cancelled`]);
    await asha.cancel(id);
    expect(await subjects()).toEqual([`Your order ${number} was cancelled`]);
  });

  it('ask for an online payment, and acknowledge it', async () => {
    const { id, number } = await orderIn(await asha.order([[tea, 1]], { method: 'UPI' }));
    await asha.settle(id);
    expect((await sent()).map(({ body }) => body.split('\n').slice(4, 6))).toEqual([
      [
        `Thank you for your order ${number} of ₹1,299.00.`,
        'It waits for your payment. Please pay soon, or the order is cancelled.',
      ],
      [`Your payment of ₹1,299.00 for the order ${number} has arrived. Thank you.`, ''],
    ]);
  });

  it('have the language of the site when the order was placed', async () => {
    const { token } = await logIn(app, 'asha');
    const { total } = await asha.quote([[tea, 1]]);
    const body = {
      items: [{ productId: tea, quantity: 1 }],
      addressId: asha.addressId,
      payment: { method: 'COD' },
      total,
    };
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'in-hindi-1', ...IN_HINDI };
    expect((await app.post('/api/orders', body, headers)).status).toBe(201);
    const [order] = await asha.orders();
    await orderStaff.move(order?.id ?? '', 'CONFIRMED');
    expect((await sent()).map(({ body: text }) => text.split('\n')[0])).toEqual([
      `आपका ऑर्डर ${order?.number} हमें मिल गया है`,
      `आपके ऑर्डर ${order?.number} की पुष्टि हो गई है`,
    ]);
  });

  it('are SMS without a proven email address, and none without a proven contact', async () => {
    await app.sql("update users set email_verified_at = null where username = 'asha'");
    const { id, number } = await asha.place([tea, 1]);
    expect(await sent()).toEqual([
      {
        to: '+919000000001',
        body: `PGM Wellness: order ${number}: placed. https://shop.example.in/manage/orders/${id}`,
      },
    ]);
    await app.sql("update users set mobile_verified_at = null where username = 'asha'");
    await orderStaff.move(id, 'CONFIRMED');
    await app.sql("update users set mobile_verified_at = now() where username = 'asha'");
    expect(await sent()).toEqual([]);
  });

  it('are not queued for an order that is rejected', async () => {
    const body = { items: [{ productId: tea, quantity: 1 }], addressId: asha.addressId, total: 1 };
    expect((await asha.send({ ...body, payment: { method: 'COD' } }, 'rejected-1')).status).toBe(409);
    expect(await sent()).toEqual([]);
  });
});
