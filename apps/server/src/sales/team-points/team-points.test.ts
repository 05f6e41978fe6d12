import { type GroupPoints, GroupPoints as Month } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePlan } from '../../../test/crowd.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const Listed = z.object({ success: z.literal(true), data: z.array(Month) });

describe('GET /associates/{id}/group-points', () => {
  const app = useTestApp();

  beforeEach(async () => {
    app.clock.now = Date.parse('2026-11-23T06:30:00Z');
    await app.sql('truncate orders, order_items, order_events, bv_entries, team_points cascade');
  });

  /** Confirmed points of a sample member. */
  const confirm = (username: string, points: number, at: string) =>
    app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        values (gen_random_uuid(), '${userId(username)}', 'DELIVERED', '${at}', '{}', 1, 0, 1, ${points}, 'COD', 'PAID',
          gen_random_uuid(), '')
        returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', ${points}, 'kept', '${at}', '2100-01-01' from placed`);
  const months = async (caller: string, of = caller) => {
    const client = await TreeCaller.logIn(app, caller);
    return Listed.parse(await (await client.get(`/associates/${userId(of)}/group-points`)).json()).data;
  };
  const some = (list: readonly GroupPoints[]) => list.filter(({ own, team }) => own > 0 || team > 0);

  it('lists twelve months, the newest first, by the calendar of India', async () => {
    // In India it is December already.
    app.clock.now = Date.parse('2026-11-30T19:00:00Z');
    const list = await months('asha');
    expect(list).toHaveLength(12);
    expect([list[0], list[11]]).toEqual([
      { month: '2026-12', own: 0, team: 0 },
      { month: '2026-01', own: 0, team: 0 },
    ]);
  });

  it('sums the points of a member, and of all below on every level, by the month of their confirmation', async () => {
    await confirm('asha', 100, '2026-11-02T00:00:00Z');
    await confirm('asha', 20, '2026-10-31T18:29:00Z');
    await confirm('geeta', 7, '2026-11-10T00:00:00Z');
    await confirm('geeta', 3, '2026-11-12T00:00:00Z');
    await confirm('puja', 50, '2026-11-20T00:00:00Z');
    await confirm('puja', 5, '2026-09-20T00:00:00Z');
    await confirm('ravi', 1000, '2026-11-20T00:00:00Z');
    await confirm('asha', 400, '2025-11-30T00:00:00Z');
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([
      { month: '2026-11', own: 100, team: 60 },
      { month: '2026-10', own: 20, team: 0 },
      { month: '2026-09', own: 0, team: 5 },
    ]);
    expect(some(await months('asha', 'geeta'))).toEqual([
      { month: '2026-11', own: 10, team: 50 },
      { month: '2026-09', own: 0, team: 5 },
    ]);
    expect(some(await months('admin', 'kamla'))).toEqual([
      { month: '2026-11', own: 0, team: 160 },
      { month: '2026-10', own: 0, team: 20 },
      { month: '2026-09', own: 0, team: 5 },
    ]);
  });

  it('counts an entry once, and points that are confirmed later on top', async () => {
    await confirm('geeta', 7, '2026-11-10T00:00:00Z');
    await app.runJobs();
    await app.runJobs();
    await confirm('imran', 30, '2026-11-22T00:00:00Z');
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([{ month: '2026-11', own: 0, team: 37 }]);
  });

  it('leaves what was counted with those who were above then, when a team moves', async () => {
    await confirm('geeta', 7, '2026-11-10T00:00:00Z');
    await app.runJobs();
    const admin = await TreeCaller.logIn(app, 'admin');
    expect((await admin.move('geeta', 'ravi')).status).toBe(200);
    await confirm('geeta', 2, '2026-11-20T00:00:00Z');
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([{ month: '2026-11', own: 0, team: 7 }]);
    expect(some(await months('ravi'))).toEqual([{ month: '2026-11', own: 0, team: 2 }]);
    expect((await admin.move('geeta', 'asha')).status).toBe(200);
  });

  it('counts what the processes of an hour confirm, in transactions of 500', async () => {
    await app.sql(`
      with placed as (
        insert into orders (id, user_id, status, placed_at, address, subtotal_paise, delivery_paise, total_paise, points,
          payment_method, payment_status, idempotency_key, request_hash)
        select gen_random_uuid(), '${userId('geeta')}', 'DELIVERED', now(), '{}', 1, 0, 1, 3, 'COD', 'PAID', 'key' || n, ''
        from generate_series(1, 1200) as n returning id, user_id
      )
      insert into bv_entries (id, user_id, order_id, points_group, type, points, reason, created_at, valid_till)
      select gen_random_uuid(), user_id, id, 'CONFIRMED', 'CREDIT', 3, 'kept', '2026-11-01', '2100-01-01' from placed`);
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([{ month: '2026-11', own: 0, team: 3600 }]);
  });

  it('counts the others when one entry cannot be counted, and that one when it can', async () => {
    await confirm('geeta', 7, '2026-11-10T00:00:00Z');
    await confirm('puja', 50, '2026-11-20T00:00:00Z');
    await app.sql(`
      create function break_entry() returns trigger language plpgsql as $$
      begin raise exception 'broken' using errcode = '22003'; end $$`);
    await app.sql(`create trigger break_entry before update on bv_entries for each row
        when (new.points = 7) execute function break_entry()`);
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([{ month: '2026-11', own: 0, team: 50 }]);
    const setAside = `select job, error, attempts from set_aside_rows where job = 'count team points'`;
    expect(await app.sql(setAside)).toEqual([
      { job: 'count team points', error: 'Error (error 22003)', attempts: 1 },
    ]);
    await app.sql('drop trigger break_entry on bv_entries');
    app.clock.now += 3 * 60_000;
    await app.runJobs();
    expect(some(await months('asha'))).toEqual([{ month: '2026-11', own: 0, team: 57 }]);
    expect(await app.sql(setAside)).toEqual([]);
  });

  it('is not found for other members', async () => {
    const asha = await TreeCaller.logIn(app, 'asha');
    for (const id of [userId('kamla'), userId('ravi'), associateId('ravi'), 'x']) {
      const response = await asha.get(`/associates/${id}/group-points`);
      expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
    }
  });

  it('finds entries that are not counted yet, and the months of an associate, by an index', async () => {
    await app.sql(`
      insert into team_points (associate_id, month, points)
      select id, '20' || n || '-01', 1 from associates, generate_series(10, 99) as n`);
    for (const table of ['team_points', 'bv_entries']) await app.sql(`analyze ${table}`);
    const listed = await makePlan(
      app,
      `select month, points from team_points where associate_id = '${associateId('asha')}' and month in ('2026-11', '2026-10')`,
    );
    expect(listed).toContain('team_points_associate_id_month_pk');
    await app.sql('set enable_seqscan = off');
    const uncounted = await makePlan(
      app,
      `select id from bv_entries where points_group = 'CONFIRMED' and team_counted_at is null and (type = 'CREDIT' or correction_id is not null)
       order by created_at limit 500`,
    );
    await app.sql('set enable_seqscan = on');
    expect(uncounted).toContain('bv_entries_to_count');
  });
});
