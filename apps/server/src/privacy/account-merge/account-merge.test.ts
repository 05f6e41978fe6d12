import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Session, getMember } from '@pgm/api/contract';
import * as z from 'zod';
import { ASHA, sendCode, verify } from '../../../test/codes.ts';
import { completeSignIn } from '../../../test/complete-sign-in.ts';
import { GooglePopup } from '../../../test/google-popup.ts';
import { logIn, toFailure, toStatuses } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { Merger, openAccounts } from '../../../test/merger.ts';
import { ParentChanger } from '../../../test/parent-changes.ts';
import { buyAndConfirm, openPeriod, PayoutStaff } from '../../../test/payouts.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId, miscounted, TreeCaller, userId } from '../../../test/tree.ts';

const Sums = z.array(z.record(z.string(), z.unknown()));

describe('a merge of two accounts of one person', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });
  let merger: Merger;
  let tree: TreeCaller;

  beforeAll(async () => {
    merger = await Merger.logIn(app);
    tree = await TreeCaller.logIn(app, 'admin');
    await openAccounts(app, 'kamla', 'geeta', 'imran', 'sreeja', 'harpreet', 'rekha', 'puja');
  });
  beforeEach(() => app.sql('delete from rate_limits'));

  /** All that a merge must not change: points by group, points of teams by month, orders and their worth. */
  const sums = async () =>
    Sums.parse(
      await app.sql(`
        select 'points ' || points_group || type as what, sum(points)::int as sum from bv_entries group by 1
        union all select 'team ' || month, sum(points)::int from team_points group by 1
        union all select 'orders', sum(total_paise)::int from orders
        union all select 'invoices', count(*)::int from invoices
        union all select 'payments', sum(amount_paise)::int from node_payments
        union all select 'figures', sum(own_points + team_points)::int from payout_figures
        order by 1`),
    );
  const findParent = async (username: string) =>
    Sums.parse(
      await app.sql(`select parent_id as parent from associates where id = '${associateId(username)}'`),
    )[0]?.['parent'];
  const ids = async (table: string, username: string) =>
    (await app.sql(`select id from ${table} where user_id = '${userId(username)}'`)).length;

  it('is rehearsed: the rehearsal says what the merge does, and changes nothing', async () => {
    const before = [await sums(), await ids('orders', 'asha'), await ids('orders', 'ravi')];
    const rehearsed = await merger.previewed('ravi', 'asha', 'asha');
    expect(rehearsed).toMatchObject({
      stays: { username: 'asha', referralCode: 'ASHA2023' },
      ends: { username: 'ravi', primaryPhone: '9000000002', teamSize: 0 },
      logins: [
        { login: 'mobile', moves: false },
        { login: 'email', moves: false },
        { login: 'password', moves: false },
      ],
      place: 'elsewhere',
    });
    expect([await sums(), await ids('orders', 'asha'), await ids('orders', 'ravi')]).toEqual(before);
    expect(await app.sql('select * from account_merges')).toEqual([]);
    expect((await logIn(app, 'ravi')).user.username).toBe('ravi');
    expect((await merger.previewed('asha', 'ravi')).stays.username).toBe('asha');
  });

  it('gives the orders to the account that stays, with invoices as they were printed, and leaves all sums', async () => {
    await buyAndConfirm(app, 'puja', { paise: 20_000, points: 5, at: '2026-11-02T00:00:00Z' });
    await app.runJobs();
    const before = await sums();
    const printed = await app.sql('select * from invoices order by serial');
    const orders = await ids('orders', 'puja');
    // She signed up below herself: puja is two levels below geeta.
    const effects = await merger.merged('puja', 'geeta');
    expect(effects.things).toContainEqual({ thing: 'orders', moved: orders, leftOut: 0 });
    expect(effects.things).toContainEqual({ thing: 'team', moved: 2, leftOut: 0 });
    expect(await ids('orders', 'puja')).toBe(0);
    expect(await sums()).toEqual(before);
    expect(await app.sql('select * from invoices order by serial')).toEqual(printed);
    expect([await findParent('nitin'), await findParent('puja')]).toEqual([associateId('geeta'), null]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('lets the account below take the level of the one above, when that one ends', async () => {
    const effects = await merger.merged('sreeja', 'anjana');
    expect(effects.place).toBe('above');
    expect([await findParent('anjana'), await findParent('biju'), await findParent('sreeja')]).toEqual([
      associateId('asha'),
      associateId('anjana'),
      null,
    ]);
    expect(await miscounted(app)).toEqual([]);
  });

  it('lets the team of an account directly below move up', async () => {
    const effects = await merger.previewed('harpreet', 'asha');
    expect([effects.stays.username, effects.place]).toEqual(['asha', 'below']);
    await merger.merged('harpreet', 'asha');
    expect(await findParent('jaswinder')).toBe(associateId('asha'));
    expect(await miscounted(app)).toEqual([]);
  });

  it('leads the codes of the account that ended to the one that stays, before and after the job', async () => {
    const sponsor = async () => (await app.call('/associates/sponsor/HARPREET2024')).json();
    expect(await sponsor()).toMatchObject({ data: { name: expect.stringContaining('Asha') } });
    app.clock.now += 61_000;
    await app.runJobs();
    expect(await sponsor()).toMatchObject({ data: { name: expect.stringContaining('Asha') } });
    expect((await app.sql(`select 1 from users where username = 'harpreet'`)).length).toBe(0);
    const joined = await app.post('/auth/register', {
      name: 'New Member',
      email: 'new1@example.in',
      username: 'newmember1',
      password: 'lentil123',
      confirmPassword: 'lentil123',
      sponsorCode: 'HARPREET2024',
    });
    expect(joined.status).toBe(200);
    expect(
      await app.sql(
        `select parent_id from associates join users on users.id = user_id where username = 'newmember1'`,
      ),
    ).toEqual([{ parent_id: associateId('asha') }]);
  });

  it('ends the sessions of both, and the password of the one that ends', async () => {
    const [one, two] = [await MemberClient.logIn(app, 'imran'), await MemberClient.logIn(app, 'rekha')];
    await merger.merged('rekha', 'imran');
    expect(toStatuses([await one.get('/addresses'), await two.get('/addresses')])).toEqual([401, 401]);
    const late = await app.post('/auth/login', { usernameOrEmail: 'rekha', password: 'demo1234' });
    expect([late.status, await late.json()]).toEqual([401, toFailure('Invalid username or password')]);
    const imran = await MemberClient.logIn(app, 'imran');
    expect(await imran.sentences()).toContain(
      'We have merged your other account with this one. Your orders, points and team are here.',
    );
    const exported = z.object({ mergedAccounts: z.array(z.object({ at: z.string() })) });
    expect(exported.parse(await (await imran.get('/privacy/export')).json()).mergedAccounts).toHaveLength(1);
  });

  it('is named on the page of the account that ended, and in the audit of both', async () => {
    const read = async (username: string) =>
      getMember.response.body.parse(
        await (await merger.staff.get(`/api/admin/members/${userId(username)}`)).json(),
      ).data;
    expect((await read('rekha')).merged).toEqual({
      id: userId('imran'),
      name: 'Imran Sheikh',
      at: expect.any(String),
    });
    expect((await read('imran')).merged).toBeUndefined();
    for (const username of ['rekha', 'imran']) {
      const { data } = await merger.staff.audit(`member/${userId(username)}`);
      expect(data[0]).toMatchObject({
        after: { merged: userId('rekha'), mergedInto: userId('imran') },
        names: { [userId('imran')]: 'Imran Sheikh' },
      });
    }
    expect(
      (await merger.staff.post(`/api/admin/members/${userId('rekha')}/block`, { reason: 'x' })).status,
    ).toBe(404);
  });

  it('cannot be undone by a change of sponsor to the account that ended', async () => {
    const changer = await ParentChanger.logIn(app, 'admin');
    const [change] = (await changer.open('manoj')).changes;
    expect(change).toBeUndefined();
    const [moved] = (await changer.open('deepak')).changes;
    const undone = await changer.undo(moved?.id ?? '');
    expect([undone.status, await undone.json()]).toEqual([
      409,
      toFailure('The earlier sponsor was merged with another account, so this cannot be undone.'),
    ]);
    expect((await tree.move('deepak', 'rekha')).status).toBe(400);
  });

  it('gives a proven number to an account without one, which the person then logs in with', async () => {
    await app.sql(`update users set mobile = null, mobile_verified_at = null, email = null, email_verified_at = null
      where username = 'kamla'`);
    const effects = await merger.merged('asha', 'kamla');
    expect(effects.logins).toEqual([
      { login: 'mobile', moves: true },
      { login: 'email', moves: true },
      { login: 'password', moves: false },
    ]);
    const response = await verify(app, await sendCode(app, ASHA), ASHA);
    expect(await response.json()).toMatchObject({ user: { username: 'kamla', primaryPhone: '9000000001' } });
  });

  it('of an account with merged accounts takes these along', async () => {
    await merger.merged('kamla', 'usha');
    expect(
      await app.sql(
        `select into_id from account_merges where merged_id in ('${userId('asha')}', '${userId('kamla')}', '${userId('harpreet')}')`,
      ),
    ).toEqual(Array.from({ length: 3 }, () => ({ into_id: userId('usha') })));
    expect(await (await app.call('/associates/sponsor/HARPREET2024')).json()).toMatchObject({
      data: { name: expect.stringContaining('Usha') },
    });
    expect(await miscounted(app)).toEqual([]);
  });

  it('is for administrators, with a reason, of two accounts that exist', async () => {
    const staff = new Merger(await StaffMember.logIn(app));
    expect((await staff.preview('ravi', 'usha')).status).toBe(403);
    expect((await merger.merge('ravi', 'usha', ' ')).status).toBe(400);
    expect((await merger.merge('ravi', 'rekha')).status).toBe(404);
    expect((await merger.merge('nonsense', 'ravi')).status).toBe(404);
  });
});

describe('a merge is rejected', () => {
  const app = useTestApp();
  let merger: Merger;
  beforeAll(async () => {
    merger = await Merger.logIn(app);
  });

  const readReason = async (response: Response) => [
    response.status,
    z.object({ message: z.string() }).parse(await response.json()).message,
  ];
  const rejection = async (one: string, other: string) => readReason(await merger.merge(one, other));

  it('with the account itself, with staff, and with a blocked account', async () => {
    expect(await rejection('asha', 'asha')).toEqual([
      409,
      'Choose another account. This one cannot be merged with itself.',
    ]);
    expect(await rejection('asha', 'staff')).toEqual([
      409,
      'One of the accounts belongs to the staff. Remove its roles first.',
    ]);
    await app.sql(`insert into points_corrections
      (id, user_id, points, kind, needs_approval, status, asked_by, asked_at, decided_by, decided_at, idempotency_key)
      select gen_random_uuid(), u.id, 5, 'OTHER', false, 'WRITTEN', a.id, now(), a.id, now(), 'x'
      from users u, users a where u.username = 'ravi' and a.username = 'asha'`);
    expect(await rejection('asha', 'ravi')).toEqual([
      409,
      'One of the accounts has corrected the points of the other one.',
    ]);
    await app.sql('delete from points_corrections');
    await app.sql(`update users set blocked_at = now(), block_reason = 'x' where username = 'ravi'`);
    expect(await rejection('asha', 'ravi')).toEqual([
      409,
      'One of the accounts is blocked. Unblock it first.',
    ]);
    await app.sql('update users set blocked_at = null, block_reason = null');
  });

  it('into an account far below, whose line would lose its team', async () => {
    const message =
      'The account that stays is in the team of the other one, with associates in between. Choose the other account to stay.';
    expect(await rejection('asha', 'puja')).toEqual([409, message]);
    expect((await merger.previewed('puja', 'asha')).stays.username).toBe('asha');
  });

  it('while a change of sponsor waits for one of the accounts', async () => {
    const message = 'A change of sponsor waits for one of these accounts. Decide on it first.';
    await app.sql(`insert into member_requests (id, user_id, kind, referral_code, text, created_at)
      values (gen_random_uuid(), '${userId('suresh')}', 'PARENT_CHANGE', 'ASHA2023', 'x', now())`);
    expect(await rejection('suresh', 'ravi')).toEqual([409, message]);
    const changer = await ParentChanger.logIn(app, 'admin');
    await changer.propose('geeta', 'imran');
    expect(await readReason(await merger.preview('ravi', 'geeta'))).toEqual([409, message]);
    await app.sql('delete from parent_proposals');
  });

  it('while an import is running', async () => {
    await app.sql(`insert into csv_imports (id, actor_id, kind, file_name, status, lease_until, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 'members', 'a.csv', 'IMPORTING', now(), now())`);
    expect(await rejection('ravi', 'asha')).toEqual([
      409,
      'An import is running. Try again when it is finished.',
    ]);
    await app.sql('delete from csv_imports');
  });

  it('when only the account that ends is an associate', async () => {
    await app.sql(`delete from associates where user_id = '${userId('ravi')}'`);
    expect(await rejection('asha', 'ravi')).toEqual([
      409,
      'The account that stays is no associate. Choose the other account to stay.',
    ]);
    expect((await merger.merged('ravi', 'asha')).ends.referralCode).toBeNull();
  });
});

describe('the points and payouts of merged accounts', () => {
  const app = useTestApp();
  let merger: Merger;
  let payouts: PayoutStaff;

  it('are paid once, by the account that stays', async () => {
    app.clock.now = Date.parse('2026-12-03T06:30:00Z');
    merger = await Merger.logIn(app);
    payouts = await PayoutStaff.logIn(app);
    await app.sql(
      'truncate orders, order_items, order_events, bv_entries, opening_points, team_points cascade',
    );
    await openPeriod(app, '2026-11');
    await buyAndConfirm(app, 'geeta', { paise: 10_000, points: 12, at: '2026-11-20T00:00:00Z' });
    await buyAndConfirm(app, 'imran', { paise: 20_000, points: 30, at: '2026-11-20T00:00:00Z' });
    await buyAndConfirm(app, 'vikas', { paise: 5000, points: 7, at: '2026-11-21T00:00:00Z' });
    await app.runJobs();
    await payouts.close('2026-11');
    await buyAndConfirm(app, 'imran', { paise: 1000, points: 4, at: '2026-12-02T00:00:00Z' });
    await merger.merged('imran', 'geeta');
    const named = (await payouts.payouts('2026-11', '?limit=100')).filter(
      ({ username }) => username === 'geeta',
    );
    expect(named.map(({ ownPoints }) => ownPoints).toSorted((a, b) => a - b)).toEqual([12, 30]);
    app.clock.now = Date.parse('2027-01-03T06:30:00Z');
    merger = await Merger.logIn(app);
    payouts = await PayoutStaff.logIn(app);
    await app.runJobs();
    await payouts.close('2026-12');
    expect(await payouts.payout('2026-12', 'geeta')).toMatchObject({
      ownPoints: 4,
      teamPoints: 0,
      purchases: 10,
    });
  });

  it('of opening points that are confirmed later go to the account that stays', async () => {
    await app.sql(`
      with brought as (
        insert into opening_points (id, user_id, points_group, points, settle_at)
        values (gen_random_uuid(), '${userId('usha')}', 'PENDING', 9, '2027-01-04') returning id, user_id
      )
      insert into bv_entries (id, user_id, opening_id, points_group, type, points, reason, created_at)
      select gen_random_uuid(), user_id, id, 'PENDING', 'CREDIT', 9, 'Opening points', now() from brought`);
    await merger.merged('usha', 'dinesh');
    app.clock.now = Date.parse('2027-01-05T06:30:00Z');
    await app.runJobs();
    expect(
      await app.sql(`select points_group, type, sum(points)::int as points from bv_entries
        where user_id = '${userId('dinesh')}' group by 1, 2 order by 1, 2`),
    ).toEqual([
      { points_group: 'PENDING', type: 'CREDIT', points: 9 },
      { points_group: 'PENDING', type: 'DEBIT', points: 9 },
      { points_group: 'CONFIRMED', type: 'CREDIT', points: 9 },
    ]);
  });
});

describe('the Google account of a merged account', () => {
  const app = useTestApp();

  it('logs in to the account that stays, at once and after the job', async () => {
    const signIn = async () => {
      const popup = new GooglePopup(app);
      const word = await popup.comeBack(await completeSignIn((await popup.open()).href, { login: 'asha' }));
      return Session.parse(await (await popup.redeem(word)).json()).user.username;
    };
    expect(await signIn()).toBe('asha');
    const merger = await Merger.logIn(app);
    expect((await merger.merged('asha', 'kamla')).logins).toContainEqual({ login: 'google', moves: true });
    expect(await signIn()).toBe('kamla');
    app.clock.now += 61_000;
    await app.runJobs();
    expect(await app.sql('select username from users where google_subject is not null')).toEqual([
      { username: 'kamla' },
    ]);
    expect(await signIn()).toBe('kamla');
  });
});
