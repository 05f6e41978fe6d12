import { PointsSummary, DEFAULT_TERMS } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { Buyer, openShop } from '../../../test/buyer.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { toLateValidTill, toValidTill } from './points-validity.ts';

const DAY_MS = 86_400_000;

describe('confirmed points', () => {
  const app = useTestApp({ POINTS_VALID_MONTHS: '3' });
  let tea = '';

  beforeEach(async () => {
    [tea = ''] = await openShop(app, { pricePaise: 50_000, points: 7, quantity: 1000 });
    await app.sql('truncate notifications, set_aside_rows');
  });

  /** An order of ravi whose points are confirmed now, in the morning of 10 January 2027. */
  const confirm = async (pieces = 2) => {
    app.clock.now = Date.parse('2027-01-01T04:30:00Z');
    const ravi = await Buyer.logIn(app, 'ravi');
    const order = await ravi.place([tea, pieces]);
    await (await OrderStaff.logIn(app)).move(order.id, ...HOME_DELIVERY);
    app.clock.now += (DEFAULT_TERMS.returnDays + 2) * DAY_MS;
    await app.runJobs();
    await app.sql('truncate notifications');
    return order;
  };
  /** Runs the jobs twice at a time: the second run must find nothing to do. */
  const passTo = async (time: string) => {
    app.clock.now = Date.parse(time);
    await app.runJobs();
    await app.runJobs();
  };
  const read = async () => {
    const ravi = await Buyer.logIn(app, 'ravi');
    return PointsSummary.parse(await (await ravi.get(`/api/bvPoints/${ravi.id}`)).json());
  };
  const notifications = async () =>
    (await (await MemberClient.logIn(app, 'ravi')).notifications()).data.map(({ text, values, link }) => [
      text,
      values,
      link,
    ]);

  it('are valid till the end of the day so many months later, in India', async () => {
    await confirm();
    expect((await read()).transactions.confirmed).toMatchObject([
      { orderPoint: 14, validity: '2027-04-10T18:29:59.999Z' },
    ]);
  });

  it('are announced once, 30 days before they expire', async () => {
    const { number } = await confirm();
    await passTo('2027-03-11T18:29:00Z');
    expect(await notifications()).toEqual([]);
    await passTo('2027-03-11T18:30:00Z');
    const values = { points: 14, number, date: '2027-04-10T18:29:59.999Z' };
    const notice = [
      '{points} points of order {number} expire after {date}.',
      values,
      '/manage/business-values',
    ];
    expect(await notifications()).toEqual([notice]);
    await passTo('2027-04-10T18:29:59Z');
    expect(await notifications()).toEqual([notice]);
    expect((await read()).confirmedPoints).toBe(14);
  });

  it('expire once, by an entry of the ledger, and their member is notified', async () => {
    const { id, number } = await confirm();
    await passTo('2027-04-10T18:30:00Z');
    const { transactions, ...figures } = await read();
    expect(figures).toEqual({ totalPoints: 0, pendingPoints: 0, confirmedPoints: 0, cancelledPoints: 14 });
    // Their order stands among the cancelled ones, with the reason, and its ledger can be read there.
    expect(transactions).toMatchObject({
      pending: [],
      confirmed: [],
      cancelled: [
        {
          orderId: id,
          orderNumber: number,
          type: 'CREDIT',
          orderPoint: 14,
          reason: `Points of order ${number} expired`,
        },
      ],
    });
    expect(
      await app.sql(`select points_group, type, points, reason from bv_entries
        where order_id = '${id}' and points_group <> 'PENDING' order by points_group, type`),
    ).toEqual([
      { points_group: 'CONFIRMED', type: 'CREDIT', points: 14, reason: `Order ${number} delivered and kept` },
      { points_group: 'CONFIRMED', type: 'DEBIT', points: 14, reason: `Points of order ${number} expired` },
      { points_group: 'CANCELLED', type: 'CREDIT', points: 14, reason: `Points of order ${number} expired` },
    ]);
    // The notice before it would be too late: the jobs did not run meanwhile.
    expect(await notifications()).toEqual([
      ['{points} points of order {number} have expired.', { points: 14, number }, `/manage/orders/${id}`],
    ]);
  });

  it('expire as one point in other words', async () => {
    const { number } = await confirm(1);
    await app.sql(`update bv_entries set points = 1`);
    await passTo('2027-03-20T00:00:00Z');
    await passTo('2027-04-20T00:00:00Z');
    expect((await notifications()).map(([text]) => text)).toEqual([
      '1 point of order {number} has expired.',
      '1 point of order {number} expires after {date}.',
    ]);
    expect(number).toMatch(/^PGM-/);
  });

  it('without a validity, as an older version confirms them, show one at once and get it from the job', async () => {
    const { id } = await confirm();
    await app.sql(`update bv_entries set valid_till = null`);
    await app.sql(`update orders set points_expire_at = null, expiry_notice_at = null`);
    expect((await read()).transactions.confirmed).toMatchObject([{ validity: '2027-04-10T18:29:59.999Z' }]);
    await passTo('2027-02-01T00:00:00Z');
    expect(
      await app.sql(`select points_expire_at = '2027-04-10T18:29:59.999Z' as expires,
        expiry_notice_at = '2027-03-11T18:29:59.999Z' as is_announced from orders where id = '${id}'`),
    ).toEqual([{ expires: true, is_announced: true }]);
  });

  it('are handled 200 at a time', async () => {
    await confirm();
    await app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash, points_expire_at)
        select gen_random_uuid(), user_id, 'DELIVERED', '2026-01-01', '{}', 1, 0, 1, 3, 'COD', 'PAID', 'key' || n, '', '2026-06-01'
        from orders, generate_series(1, 250) as n returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', 3, 'old', '2026-03-01', '2026-06-01' from placed`);
    await app.runJobs();
    expect((await read()).confirmedPoints).toBe(14 + 50 * 3);
    await app.runJobs();
    expect((await read()).confirmedPoints).toBe(14);
  });
});

describe('the validity of points', () => {
  it.each([
    ['2026-11-30T12:00:00Z', 3, '2027-02-28T18:29:59.999Z'],
    ['2026-08-31T12:00:00Z', 24, '2028-08-31T18:29:59.999Z'],
    ['2028-02-29T12:00:00Z', 12, '2029-02-28T18:29:59.999Z'],
    // In India it is the next day already.
    ['2026-12-31T20:00:00Z', 1, '2027-02-01T18:29:59.999Z'],
  ])('from %s for %i months ends at %s', (from, months, end) => {
    expect(toValidTill(new Date(from), months).toISOString()).toBe(end);
  });

  it('leaves 30 days for a notice, however old the points are', () => {
    const now = new Date('2026-11-23T12:00:00Z');
    expect(toLateValidTill(new Date('2020-01-01T00:00:00Z'), 24, now).toISOString()).toBe(
      '2026-12-23T18:29:59.999Z',
    );
  });
});
