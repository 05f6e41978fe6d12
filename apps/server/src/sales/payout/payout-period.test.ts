import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bringPoints } from '../../../test/confirmed-points.ts';
import { toFailure } from '../../../test/identity.ts';
import { PayoutStaff, buyAndConfirm, openPeriod } from '../../../test/payouts.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller } from '../../../test/tree.ts';

const DECEMBER = Date.parse('2026-12-03T06:30:00Z');
const NOTHING = { count: 0, amount: 0 };
const Periods = z.object({
  data: z.array(z.object({ id: z.string(), canClose: z.boolean() })),
  total: z.int(),
});

describe('a payout period', () => {
  const app = useTestApp();
  let admin: PayoutStaff;
  let staff: PayoutStaff;

  beforeAll(async () => {
    app.clock.now = DECEMBER;
    admin = await PayoutStaff.logIn(app);
    staff = await PayoutStaff.logIn(app, 'staff');
  });
  beforeEach(async () => {
    app.clock.now = DECEMBER;
    await app.sql(
      'truncate orders, order_items, order_events, bv_entries, opening_points, team_points cascade',
    );
    await openPeriod(app, '2026-11');
  });

  const figures = async (month: string, username: string) => {
    const { level, sponsor, ownPoints, teamPoints, purchases } = await admin.payout(month, username);
    return { level, sponsor, ownPoints, teamPoints, purchases };
  };

  it('fixes what each associate has: own points, team points, sponsor, level and purchases', async () => {
    await buyAndConfirm(app, 'asha', { paise: 150_050, points: 30, at: '2026-11-02T00:00:00Z' });
    await buyAndConfirm(app, 'geeta', { paise: 99_900, points: 12, at: '2026-11-20T00:00:00Z' });
    await buyAndConfirm(app, 'puja', { paise: 20_000, points: 5, at: '2026-11-30T18:29:59Z' });
    // December in India.
    await buyAndConfirm(app, 'puja', { paise: 70_000, points: 7, at: '2026-11-30T18:30:00Z' });
    await app.runJobs();
    expect((await admin.close('2026-11')).status).toBe(200);
    expect(await figures('2026-11', 'asha')).toEqual({
      level: 1,
      sponsor: 'Kamla Devi',
      ownPoints: 30,
      teamPoints: 17,
      purchases: 1500.5,
    });
    expect(await figures('2026-11', 'kamla')).toEqual({
      level: 0,
      sponsor: null,
      ownPoints: 0,
      teamPoints: 47,
      purchases: 0,
    });
    expect(await figures('2026-11', 'puja')).toMatchObject({ level: 4, ownPoints: 5, purchases: 200 });
    expect(await figures('2026-11', 'ravi')).toMatchObject({ ownPoints: 0, teamPoints: 0, purchases: 0 });
  });

  it('does not have points that were confirmed before the import of their member', async () => {
    await bringPoints(app, 'puja', { points: 900, at: '2026-11-10' });
    await buyAndConfirm(app, 'puja', { paise: 20_000, points: 5, at: '2026-11-20T00:00:00Z' });
    await app.runJobs();
    await admin.close('2026-11');
    expect(await figures('2026-11', 'puja')).toMatchObject({ ownPoints: 5 });
    expect(await figures('2026-11', 'kamla')).toMatchObject({ teamPoints: 5 });
  });

  it('has an associate who deleted the account only where there is something to pay', async () => {
    await buyAndConfirm(app, 'geeta', { paise: 99_900, points: 12, at: '2026-11-20T00:00:00Z' });
    await app.sql(`update users set deleted_at = now() where username in ('geeta', 'imran')`);
    await admin.close('2026-11');
    const names = (await admin.payouts('2026-11', '?limit=100')).map(({ username }) => username);
    expect([names.includes('geeta'), names.includes('imran'), names.includes('asha')]).toEqual([
      true,
      false,
      true,
    ]);
    await app.sql('update users set deleted_at = null');
  });

  it('has no amounts at first', async () => {
    await admin.close('2026-11');
    expect(await admin.payout('2026-11', 'asha')).toMatchObject({
      gross: null,
      tds: null,
      deductions: null,
      net: null,
      status: null,
      reference: null,
      paidAt: null,
    });
  });

  it('says who closed it and when, and opens the next one', async () => {
    expect(await admin.period('2026-11')).toMatchObject({ closedAt: null, closedBy: null, canClose: true });
    const response = await admin.close('2026-11');
    const [count] = z
      .tuple([z.object({ count: z.int() })])
      .parse(await app.sql('select count(*)::int as count from associates'));
    expect(await response.json()).toEqual({
      success: true,
      data: {
        id: '2026-11',
        closedAt: new Date(DECEMBER).toISOString(),
        closedBy: 'Anil Saxena',
        canClose: false,
        associates: count.count,
        due: NOTHING,
        paid: NOTHING,
        failed: NOTHING,
      },
    });
    const listed = Periods.parse(await (await admin.get('/api/admin/payout-periods')).json());
    expect(listed).toEqual({
      data: [
        { id: '2026-12', canClose: false },
        { id: '2026-11', canClose: false },
      ],
      total: 2,
    });
    const audit = await admin.audit('period');
    expect(audit.data.slice(0, 1)).toMatchObject([
      {
        subject: 'period/2026-11',
        action: 'update',
        before: { status: 'OPEN' },
        after: { status: 'CLOSED', associates: count.count },
      },
    ]);
  });

  it('counts what comes after the closing in the next one, with returned goods below zero', async () => {
    await buyAndConfirm(app, 'geeta', { paise: 99_900, points: 12, at: '2026-11-20T00:00:00Z' });
    await app.runJobs();
    await admin.close('2026-11');
    // Goods of November come back, and points of November are counted late.
    await app.sql(`update orders set reversed_paise = 50000`);
    await buyAndConfirm(app, 'geeta', { paise: 10_000, points: 3, at: '2026-11-30T00:00:00Z' });
    await buyAndConfirm(app, 'geeta', { paise: 20_000, points: 4, at: '2026-12-10T00:00:00Z' });
    await app.runJobs();
    app.clock.now = Date.parse('2027-01-02T06:30:00Z');
    const later = await PayoutStaff.logIn(app);
    expect((await later.close('2026-12')).status).toBe(200);
    app.clock.now = DECEMBER;
    expect(await figures('2026-11', 'geeta')).toMatchObject({ ownPoints: 12, purchases: 999 });
    expect(await figures('2026-12', 'geeta')).toMatchObject({ ownPoints: 7, purchases: -200 });
    expect([await figures('2026-11', 'asha'), await figures('2026-12', 'asha')]).toMatchObject([
      { teamPoints: 12 },
      { teamPoints: 7 },
    ]);
  });

  it('does not count what was before the first period', async () => {
    await buyAndConfirm(app, 'asha', { paise: 40_000, points: 8, at: '2026-10-31T18:29:59Z' });
    await app.runJobs();
    await admin.close('2026-11');
    expect(await figures('2026-11', 'asha')).toMatchObject({ ownPoints: 0, purchases: 0 });
    expect(await figures('2026-11', 'kamla')).toMatchObject({ teamPoints: 0 });
  });

  it('keeps its figures when an associate gets another sponsor', async () => {
    await admin.close('2026-11');
    const tree = await TreeCaller.logIn(app, 'admin');
    expect((await tree.move('asha', 'ravi')).status).toBe(200);
    expect(await figures('2026-11', 'asha')).toMatchObject({ level: 1, sponsor: 'Kamla Devi' });
    await tree.move('asha', 'kamla');
  });

  it('cannot be closed before the month is over in India', async () => {
    app.clock.now = Date.parse('2026-11-30T18:29:59Z');
    const early = await PayoutStaff.logIn(app);
    expect((await early.period('2026-11')).canClose).toBe(false);
    const response = await early.close('2026-11');
    expect([response.status, await response.json()]).toEqual([409, toFailure('This month is not over yet.')]);
    expect(await early.payouts('2026-11')).toEqual([]);
    app.clock.now += 1000;
    expect((await early.close('2026-11')).status).toBe(200);
  });

  it('is closed once', async () => {
    await admin.close('2026-11');
    const response = await admin.close('2026-11');
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('This period was closed already.'),
    ]);
  });

  it.each(['2026-10', '2027-01', '2026-13', 'x'])('is not found as %s', async (month) => {
    expect((await admin.close(month)).status).toBe(404);
    expect((await admin.get(`/api/admin/payout-periods/${month}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/payout-periods/${month}/payouts`)).status).toBe(404);
  });

  it('is closed by admins only; staff with the right to money read it', async () => {
    expect((await staff.close('2026-11')).status).toBe(403);
    expect(await staff.period('2026-11')).toMatchObject({ closedAt: null, canClose: false });
    await admin.close('2026-11');
    expect((await staff.payouts('2026-11')).length).toBeGreaterThan(3);
  });

  describe('when it is closed', () => {
    it.each([
      ['?search=ash', ['asha']],
      ['?search=ASHA2023', ['asha']],
      ['?search=asha-2023', ['asha']],
      ['?search=9000000002', ['ravi']],
      ['?search=mishr', ['asha']],
      ['?search=rma', []],
    ])('is searched: %s', async (query, names) => {
      await admin.close('2026-11');
      const found = await admin.payouts('2026-11', query);
      expect(found.map(({ username }) => username)).toEqual(names);
    });

    it('is sorted by points and purchases, the largest first', async () => {
      await buyAndConfirm(app, 'asha', { paise: 1000, points: 1, at: '2026-11-20T00:00:00Z' });
      await buyAndConfirm(app, 'geeta', { paise: 10_000, points: 50, at: '2026-11-20T00:00:00Z' });
      await buyAndConfirm(app, 'puja', { paise: 90_000, points: 5, at: '2026-11-20T00:00:00Z' });
      await app.runJobs();
      await admin.close('2026-11');
      const firsts = async (sort: string) =>
        (await admin.payouts('2026-11', `?sort=${sort}&limit=2`)).map(({ username }) => username);
      expect([await firsts('ownPoints'), await firsts('purchases'), await firsts('teamPoints')]).toEqual([
        ['geeta', 'puja'],
        ['puja', 'geeta'],
        ['kamla', 'asha'],
      ]);
    });
  });
});
