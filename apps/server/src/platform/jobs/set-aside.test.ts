import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer, openShop, toStock } from '../../../test/buyer.ts';
import { OrderStaff } from '../../../test/order-staff.ts';
import { readLog } from '../../../test/read-log.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a job with a row that throws', () => {
  const app = useTestApp({ LOG_LEVEL: 'error' });
  let [first = '', second = '']: string[] = [];
  let tea = '';

  beforeAll(async () => {
    const ravi = await Buyer.logIn(app, 'ravi');
    [tea = ''] = await openShop(app, { pricePaise: 10_000, points: 1, quantity: 10 });
    first = (await ravi.place([tea, 1])).id;
    app.clock.now += 1000;
    second = (await ravi.place([tea, 1])).id;
    await app.sql(`
      create function break_order() returns trigger language plpgsql as $$
      begin raise exception 'meena@example.in' using errcode = '22003'; end $$`);
    await breakOrder(first);
    app.clock.now += 73 * HOUR;
  });

  const breakOrder = (id: string) =>
    app.sql(`create trigger break_order before update on orders for each row
      when (new.id = '${id}') execute function break_order()`);
  const mendOrder = () => app.sql('drop trigger break_order on orders');
  const statuses = async () =>
    (await app.sql('select status from orders order by placed_at')).map((row) => Object.values(row ?? {})[0]);
  const setAside = () => app.sql('select job, subject, error, attempts from set_aside_rows');
  const row = (attempts: number) => ({
    job: 'cancel unconfirmed orders',
    subject: first,
    error: 'Error (error 22003)',
    attempts,
  });

  it('sets it aside, logs it without personal data, shows it to admins, and goes on with the others', async () => {
    await app.runJobs();
    expect(await statuses()).toEqual(['PLACED', 'CANCELLED']);
    expect(await setAside()).toEqual([row(1)]);
    const admin = await StaffMember.logIn(app, 'admin');
    const at = new Date(app.clock.now);
    expect(await (await admin.get('/api/admin/jobs?search=unconfirmed')).json()).toEqual({
      success: true,
      data: [
        {
          ...row(1),
          id: `cancel unconfirmed orders/${first}`,
          firstFailedAt: at.toISOString(),
          lastFailedAt: at.toISOString(),
          retryAt: new Date(at.getTime() + 120_000).toISOString(),
        },
      ],
      page: 1,
      limit: 100,
      total: 1,
    });
    expect(readLog(app)).toMatchObject([
      { task: 'cancel unconfirmed orders', subject: first, msg: 'a row of a job was set aside' },
    ]);
    expect(app.logLines.join()).not.toContain('meena');
  });

  it('tries it again after a while, then later and later', async () => {
    app.clock.now += 119_000;
    await app.runJobs();
    expect(await setAside()).toEqual([row(1)]);
    app.clock.now += 1000;
    await app.runJobs();
    app.clock.now += 239_000;
    await app.runJobs();
    expect(await setAside()).toEqual([row(2)]);
  });

  it('forgets it once it succeeds', async () => {
    await mendOrder();
    app.clock.now += 1000;
    await app.runJobs();
    expect([await statuses(), await setAside()]).toEqual([['CANCELLED', 'CANCELLED'], []]);
    expect([second === '', await toStock(app, tea)]).toEqual([false, 10]);
  });

  it('forgets it a day after its turn if there is nothing to do with it any more', async () => {
    const { id } = await (await Buyer.logIn(app, 'ravi')).place([tea, 1]);
    await breakOrder(id);
    app.clock.now += 73 * HOUR;
    await app.runJobs();
    await mendOrder();
    await (await OrderStaff.logIn(app)).move(id, 'CONFIRMED');
    app.clock.now += 24 * HOUR + 2 * MINUTE;
    await app.runJobs();
    expect(await setAside()).toEqual([{ ...row(1), subject: id }]);
    app.clock.now += MINUTE;
    await app.runJobs();
    expect(await setAside()).toEqual([]);
  });
});
