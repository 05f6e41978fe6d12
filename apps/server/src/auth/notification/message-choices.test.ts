import { beforeEach, describe, expect, it } from 'vitest';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { Buyer, offer } from '../../../test/buyer.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { Shopper, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const ALL = { pointsInApp: true, teamInApp: true, restockInApp: true, restockByMail: true };

describe('the messages that a member wants', () => {
  const app = useTestApp();
  let ravi: MemberClient;
  let tea = '';

  beforeEach(async () => {
    await app.sql(
      'truncate notifications, message_choices, queued_messages, restock_requests, orders cascade',
    );
    ravi = await MemberClient.logIn(app, 'ravi');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });

  const choices = async (reader = ravi) => (await reader.get('/notifications/choices')).json();
  const restock = async () => {
    const shopper = await Shopper.logIn(app, 'ravi');
    await app.sql(
      `update users set email = 'ravi@example.in', email_verified_at = now() where username = 'ravi'`,
    );
    await app.sql(`update store_entries set quantity = 0 where product_id = '${tea}'`);
    await shopper.post('/api/restock-requests', { productId: tea });
    await app.sql(`update store_entries set quantity = 9 where product_id = '${tea}'`);
    await app.runJobs();
  };
  const restockMails = () =>
    app.sql("select 1 as one from queued_messages where kind = 'BACK_IN_STOCK' and channel = 'email'");

  it('are all of them at first', async () => {
    expect(await choices()).toEqual({ success: true, data: ALL });
    await restock();
    expect(await ravi.sentences()).toEqual(['{product} is back in stock.']);
    expect(await restockMails()).toHaveLength(1);
  });

  it('are changed one by one, by each member alone', async () => {
    const response = await ravi.put('/notifications/choices', { restockByMail: false });
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, data: { ...ALL, restockByMail: false } },
    ]);
    await ravi.put('/notifications/choices', { pointsInApp: false });
    await ravi.put('/notifications/choices', {});
    expect(await choices()).toEqual({
      success: true,
      data: { pointsInApp: false, teamInApp: true, restockInApp: true, restockByMail: false },
    });
    expect(await choices(await MemberClient.logIn(app, 'asha'))).toEqual({ success: true, data: ALL });
  });

  it('have no other switches, and a guest has none', async () => {
    await ravi.put('/notifications/choices', { ordersInApp: false });
    expect(await choices()).toEqual({ success: true, data: ALL });
    expect((await ravi.put('/notifications/choices', { pointsInApp: 'no' })).status).toBe(400);
    expect((await app.call('/notifications/choices')).status).toBe(401);
  });

  it('leave out mails of products that are back', async () => {
    await ravi.put('/notifications/choices', { restockByMail: false });
    await restock();
    expect(await ravi.sentences()).toEqual(['{product} is back in stock.']);
    expect(await restockMails()).toEqual([]);
    expect(await app.sql('select 1 as one from restock_requests')).toEqual([]);
  });

  it('leave out notifications of products that are back', async () => {
    await ravi.put('/notifications/choices', { restockInApp: false });
    await restock();
    expect(await ravi.sentences()).toEqual([]);
    expect(await restockMails()).toHaveLength(1);
  });

  it('leave out notifications of points, and never those of orders', async () => {
    await ravi.put('/notifications/choices', {
      pointsInApp: false,
      restockInApp: false,
      restockByMail: false,
    });
    const buyer = await Buyer.logIn(app, 'ravi');
    const order = await buyer.place([tea, 1]);
    await (await OrderStaff.logIn(app)).move(order.id, ...HOME_DELIVERY);
    app.clock.now += 40 * 86_400_000;
    await app.runJobs();
    ravi = await MemberClient.logIn(app, 'ravi');
    expect(await ravi.sentences()).toEqual([
      'Your order {number} was delivered.',
      'Your order {number} is on its way.',
      'Your order {number} is packed.',
      'Your order {number} is confirmed.',
    ]);
  });
});
