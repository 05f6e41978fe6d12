import { describe, expect, it } from 'vitest';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('points while several processes run the jobs', () => {
  const app = useTestApp({ OPEN_ORDERS_PER_MEMBER: '1000', COD_MAX_RUPEES: '1000000' });

  it('expire once, with one notice each', async () => {
    const [tea = ''] = await openShop(app, { pricePaise: 50_000, points: 7, quantity: 1000 });
    const ravi = await Buyer.logIn(app, 'ravi');
    for (let count = 0; count < 20; count += 1) await ravi.place([tea, 1]);
    await app.sql(
      `update orders set status = 'DELIVERED', settle_at = to_timestamp(${app.clock.now} / 1000.0)`,
    );
    await Promise.all(Array.from({ length: 4 }, () => app.runJobs()));
    await app.sql('truncate notifications');
    // Half of them were confirmed by a version that knew no validity.
    await app.sql(`update orders set points_expire_at = null, expiry_notice_at = null where number % 2 = 0`);
    await app.sql(`update bv_entries set valid_till = null where points_group = 'CONFIRMED' and order_id in
    (select id from orders where number % 2 = 0)`);

    for (const days of [717, 2, 100]) {
      app.clock.now += days * 86_400_000;
      await Promise.all(Array.from({ length: 4 }, () => app.runJobs()));
      await app.runJobs();
      await app.runJobs();
    }
    expect(await ravi.points()).toEqual({ PENDING: 0, CONFIRMED: 0, CANCELLED: 140 });
    expect(
      await app.sql(`select text, count(*)::int as count, count(distinct values ->> 'number')::int as orders
      from notifications where user_id = '${ravi.id}' group by text order by text`),
    ).toEqual([
      { text: '{points} points of order {number} expire after {date}.', count: 20, orders: 20 },
      { text: '{points} points of order {number} have expired.', count: 20, orders: 20 },
    ]);
  });
});
