import { listTeamActivity } from '@pgm/api/contract';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bringPoints } from '../../../test/confirmed-points.ts';
import { makePlan } from '../../../test/crowd.ts';
import { passToNextHour, toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';
import { selectActivities } from './team-activity.repository.ts';

describe('what a team does in a month', () => {
  const app = useTestApp();

  beforeEach(async () => {
    app.clock.now = Date.parse('2026-11-23T06:30:00Z');
    passToNextHour(app);
    await app.sql('truncate orders, order_items, order_events, bv_entries, team_points, rate_limits cascade');
    await app.sql("update users set first_name = 'Imran', last_name = 'Sheikh' where username = 'imran'");
  });

  /** An order of a sample member, with its confirmed points. */
  const order = (username: string, placedAt: string, more: { points?: number; status?: string } = {}) =>
    app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        values (gen_random_uuid(), '${userId(username)}', '${more.status ?? 'DELIVERED'}', '${placedAt}', '{}', 1, 0, 1, 1,
          'COD', 'PAID', gen_random_uuid(), '')
        returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', ${more.points ?? 1}, 'kept', '${placedAt}', '2100-01-01'
      from placed where ${more.points !== undefined}`);
  const read = async (query = '', caller = 'asha') => {
    const response = await (await TreeCaller.logIn(app, caller)).get(`/associates/self/team${query}`);
    return listTeamActivity.response.body.parse(await response.json());
  };
  const file = async (query = '', caller = 'asha') =>
    (await TreeCaller.logIn(app, caller)).get(`/associates/self/team/file${query}`);

  it('lists each associate with points, last order and activity, level by level, and without a contact', async () => {
    await order('geeta', '2026-11-10T00:00:00Z', { points: 7 });
    await order('geeta', '2026-11-12T00:00:00Z', { points: 3 });
    await order('imran', '2026-09-12T00:00:00Z', { points: 40 });
    const { data, total, pagination } = await read('?page=1&limit=3');
    expect(data).toEqual([
      {
        id: associateId('geeta'),
        name: 'Geeta Sharma',
        referralCode: 'GEETA2023',
        level: 1,
        points: 10,
        lastOrderOn: '2026-11-12',
        isActive: true,
      },
      {
        id: associateId('imran'),
        name: 'Imran Sheikh',
        referralCode: 'IMRAN2023',
        level: 1,
        points: 0,
        lastOrderOn: '2026-09-12',
        isActive: false,
      },
      expect.objectContaining({ level: 1, points: 0, lastOrderOn: null, isActive: false }),
    ]);
    expect({ total, pagination }).toEqual({
      total: 22,
      pagination: { page: 1, limit: 3, total: 22, pages: 8 },
    });
  });

  it('counts the months by the calendar of India', async () => {
    await order('geeta', '2026-10-31T18:29:59Z', { points: 1 });
    await order('geeta', '2026-10-31T18:30:00Z', { points: 20 });
    const geeta = async (month: string) => (await read(`?month=${month}&limit=1`)).data[0];
    expect(await geeta('2026-10')).toMatchObject({ points: 1, isActive: true, lastOrderOn: '2026-11-01' });
    expect(await geeta('2026-11')).toMatchObject({ points: 20, isActive: true });
    expect(await geeta('2026-12')).toMatchObject({ points: 0, isActive: false });
    expect((await read('?limit=1')).data[0]).toMatchObject({ points: 20 });
  });

  it('does not have points that were confirmed before the import of their member', async () => {
    await order('geeta', '2026-11-10T00:00:00Z', { points: 5 });
    await bringPoints(app, 'geeta', { points: 900, at: '2026-11-10' });
    expect((await read('?limit=1')).data[0]).toMatchObject({ points: 5 });
  });

  it.each(['CANCELLED', 'RETURNED'])('does not count an order that is %s', async (status) => {
    await order('geeta', '2026-10-05T00:00:00Z');
    await order('geeta', '2026-11-05T00:00:00Z', { status });
    expect((await read('?limit=1')).data[0]).toMatchObject({ lastOrderOn: '2026-10-05', isActive: false });
  });

  it('lists one level when it is asked for', async () => {
    const { data, total } = await read('?level=2');
    expect(new Set(data.map(({ level }) => level))).toEqual(new Set([2]));
    expect(total).toBe(data.length);
    expect(await read('?level=500')).toMatchObject({ data: [], total: 0 });
  });

  it('has only the own team, and none for staff who are no associates', async () => {
    const names = async (caller: string) => (await read('', caller)).data.map(({ name }) => name);
    expect(await names('kamla')).toContain('Asha Mishra');
    const [first, ...others] = await names('asha');
    expect([first, others.length]).toEqual(['Geeta Sharma', 21]);
    expect(others.filter((name) => ['Asha Mishra', 'Kamla Devi', 'Ravi Kumar'].includes(name))).toEqual([]);
    const response = await (await TreeCaller.logIn(app, 'staff')).get('/associates/self/team');
    expect([response.status, await response.json()]).toEqual([
      404,
      toFailure('This account is not an associate.'),
    ]);
  });

  it.each([
    ['?month=2026-13', 'Enter the month in this format: 2026-09'],
    ['?month=0000-01', 'Enter the month in this format: 2026-09'],
    ['?level=x', 'Level must be a number'],
  ])('rejects %s', async (query, message) => {
    for (const path of ['/associates/self/team', '/associates/self/team/file']) {
      const response = await (await TreeCaller.logIn(app, 'asha')).get(path + query);
      expect([response.status, await response.json()]).toMatchObject([400, { message }]);
    }
  });

  it('is a CSV file too, whole, and no name in it is run as a formula', async () => {
    await order('geeta', '2026-11-12T00:00:00Z', { points: 3 });
    await app.sql("update users set first_name = '=cmd()', last_name = '' where username = 'imran'");
    const response = await file('?month=2026-11&level=1');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="team-2026-11.csv"');
    const lines = (await response.text()).replace('\uFEFF', '').trimEnd().split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Level,Name,Referral code,Month,Points,Last order,Active',
      '1,Geeta Sharma,GEETA2023,2026-11,3,2026-11-12,yes',
      "1,'=cmd(),IMRAN2023,2026-11,0,,no",
    ]);
    expect(lines).toHaveLength(6);
    expect((await (await file()).text()).trimEnd().split('\n')).toHaveLength(23);
  });

  it('is made ten times in ten minutes as a file for one member', async () => {
    expect((await file()).status).toBe(200);
    await app.countMore('team file', 9);
    expect((await file()).status).toBe(429);
    expect((await file('', 'ravi')).status).toBe(200);
  });

  it('reads the entries and the orders of the listed associates only', async () => {
    await app.sql(`
      with members as (
        insert into users (id, username, first_name, last_name, roles)
        select gen_random_uuid(), 'crowd' || n, 'Some', 'Body', '{MEMBER}' from generate_series(1, 1000) as n
        returning id
      ), placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        select gen_random_uuid(), members.id, 'PLACED', now(), '{}', 1, 0, 1, 3, 'COD', 'DUE', 'key' || n, ''
        from members, generate_series(1, 10) as n returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', 3, 'placed', now() from placed`);
    for (const table of ['users', 'orders', 'bv_entries']) await app.sql(`analyze ${table}`);
    const page = (await app.sql('select id from users limit 50')).map(
      (row) => z.object({ id: z.string() }).parse(row).id,
    );
    const query = selectActivities(drizzle.mock(), page, '2026-11').getSQL().inlineParams();
    const plan = await makePlan(app, new PgDialect().sqlToQuery(query).sql);
    expect(plan).toContain('bv_entries_by_age');
    expect(plan).toContain('orders_by_age');
    expect(plan).not.toMatch(/Seq Scan on (orders|bv_entries)/);
  });
});
