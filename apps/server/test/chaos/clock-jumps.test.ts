import { DEFAULT_TERMS } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, offer } from '../buyer.ts';
import { sendCode, verify } from '../codes.ts';
import { isGood, logIn, readTokens, refresh } from '../identity.ts';
import { HOME_DELIVERY, OrderStaff } from '../order-staff.ts';
import { stockCopies } from '../shopper.ts';
import { useTestApp } from '../test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const Sums = z.array(z.object({ group: z.string(), sum: z.int() }));

describe('a clock that jumps', () => {
  const app = useTestApp({ LOG_LEVEL: 'error' });
  const start = app.clock.now;
  let [tea = '']: string[] = [];
  beforeAll(async () => {
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 100 });
  });
  beforeEach(() => {
    app.clock.now = start;
  });

  it.each([
    ['back by an hour', -HOUR_MS],
    ['back by 400 days', -400 * 24 * HOUR_MS],
    ['ahead by an hour', HOUR_MS],
    ['ahead by 400 days', 400 * 24 * HOUR_MS],
  ])('%s makes no call fail with 5xx, and a new login works', async (_, ms) => {
    const { refreshToken } = await logIn(app, 'ravi');
    const buyer = await Buyer.logIn(app, 'ravi');
    app.clock.now += ms;
    const responses = [
      await buyer.order([[tea, 1]], { total: 500 }),
      await buyer.get('/api/orders'),
      await refresh(app, refreshToken),
      await app.call('/api/products?page=1'),
    ];
    await app.runJobs();
    expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const again = await Buyer.logIn(app, 'ravi');
    expect((await again.order([[tea, 1]], { total: 500 })).status).toBe(201);
  });

  it.each([
    ['back by an hour', -HOUR_MS, [200, true, 200]],
    ['back by 400 days', -400 * DAY_MS, [200, true, 200]],
    ['ahead by an hour', HOUR_MS, [401, false, 200]],
    ['ahead by 400 days', 400 * DAY_MS, [401, false, 401]],
  ])('%s ends codes and logins whose time is over then, and no others', async (_, ms, expected) => {
    await app.sql('truncate otps, otp_tallies, rate_limits, messages');
    const code = await sendCode(app);
    const { token, refreshToken } = await logIn(app, 'ravi');
    app.clock.now += ms;
    const verified = await verify(app, code);
    const isValid = await isGood(app, token);
    const exchanged = await refresh(app, refreshToken);
    expect([verified.status, isValid, exchanged.status]).toEqual(expected);
  });

  it.each([
    ['back by an hour', -HOUR_MS],
    ['back by 400 days', -400 * DAY_MS],
  ])('%s and then correctly ahead makes no used code valid again', async (_, ms) => {
    await app.sql('truncate otps, otp_tallies, rate_limits, messages');
    const code = await sendCode(app);
    app.clock.now += ms;
    const used = await verify(app, code);
    app.clock.now = start + 1000;
    expect([used.status, (await verify(app, code)).status]).toEqual([200, 401]);
  });

  it('back by an hour and then correctly ahead ends no login', async () => {
    const { refreshToken } = await logIn(app, 'ravi');
    app.clock.now -= HOUR_MS;
    const newer = await readTokens(await refresh(app, refreshToken));
    app.clock.now = start + 1000;
    const newest = await readTokens(await refresh(app, newer.refreshToken));
    expect(await isGood(app, newest.accessToken)).toBe(true);
  });

  it.each([
    ['back by an hour', -HOUR_MS, { PENDING: 7 }],
    ['back by 400 days', -400 * DAY_MS, { PENDING: 7 }],
    ['ahead by an hour', HOUR_MS, { PENDING: 7 }],
    ['ahead by 400 days', 400 * DAY_MS, { PENDING: 0, CONFIRMED: 7 }],
  ])('%s confirms the points of an order once, when the return window is over', async (_, ms, expected) => {
    const { id } = await (await Buyer.logIn(app, 'ravi')).place([tea, 1]);
    await (await OrderStaff.logIn(app)).move(id, ...HOME_DELIVERY);
    const sums = async () =>
      Object.fromEntries(
        Sums.parse(
          await app.sql(`
            select points_group as group, sum(case type when 'CREDIT' then points else -points end)::int as sum
            from bv_entries where order_id = '${id}' group by points_group`),
        ).map(({ group, sum }) => [group, sum]),
      );
    app.clock.now += ms;
    await app.runJobs();
    expect(await sums()).toEqual(expected);
    app.clock.now = start + (DEFAULT_TERMS.returnDays + 1) * DAY_MS;
    await app.runJobs();
    await app.runJobs();
    expect(await sums()).toEqual({ PENDING: 0, CONFIRMED: 7 });
    expect(await app.sql('select job, error from set_aside_rows')).toEqual([]);
    expect(app.logLines).toEqual([]);
  });
});
