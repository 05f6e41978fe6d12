import { DataExport, MemberPointsEntry, PointsSummary } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { toMemberFile } from '../../../test/member-file.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller } from '../../../test/tree.ts';

const Members = z.tuple([z.object({ user_id: z.string(), id: z.string() })]);
const Ledger = z.object({ data: z.array(MemberPointsEntry) });
const Months = z.object({ data: z.array(z.object({ own: z.int(), team: z.int() })) });

describe('opening points', () => {
  const app = useTestApp({ POINTS_VALID_MONTHS: '3' });
  let admin: TreeCaller;
  let id = '';
  let sponsorId = '';

  beforeAll(async () => {
    const importer = await CsvImporter.logIn(app, 'admin');
    const points = {
      pending: '30',
      pendingTill: '2026-12-05',
      confirmed: '1',
      validTill: '2027-01-31',
      cancelled: '7',
    };
    await importer.import(
      'members',
      toMemberFile([
        { number: 'TOP-01', name: 'Gita Devi', mobile: '7000000001' },
        { number: 'OLD-01', name: 'Rita Devi', mobile: '7000000002', sponsor: 'TOP-01', ...points },
      ]),
    );
    const find = async (number: string) =>
      Members.parse(await app.sql(`select user_id, id from associates where referral_code = '${number}'`))[0];
    id = (await find('OLD-01')).user_id;
    sponsorId = (await find('TOP-01')).id;
  });

  /** Runs the jobs twice at a time: the second run must find nothing to do. */
  const passTo = async (time: string) => {
    app.clock.now = Date.parse(time);
    await app.runJobs();
    await app.runJobs();
    admin = await TreeCaller.logIn(app, 'admin');
  };
  const read = async () => {
    const { transactions: _, ...sums } = PointsSummary.parse(
      await (await admin.get(`/api/bvPoints/${id}`)).json(),
    );
    return Object.values(sums);
  };
  const notifications = async () =>
    (
      await app.sql(`select text, values from notifications where user_id = '${id}' order by created_at, id`)
    ).map((row) => Object.values(z.record(z.string(), z.unknown()).parse(row)));
  const teamMonths = async () =>
    Months.parse(await (await admin.get(`/associates/${sponsorId}/group-points`)).json())
      .data.map(({ team }) => team)
      .filter((team) => team > 0);

  it('stay in their group until their day is over', async () => {
    await passTo('2026-12-05T18:29:00Z');
    expect([await read(), await notifications(), await teamMonths()]).toEqual([[31, 30, 1, 7], [], []]);
  });

  it('become confirmed after the day that came with them, once, and count for the team in that month', async () => {
    await passTo('2026-12-05T18:30:00Z');
    expect(await read()).toEqual([31, 0, 31, 7]);
    expect(await notifications()).toEqual([['{points} opening points are confirmed.', { points: 30 }]]);
    expect(await teamMonths()).toEqual([30]);
  });

  it('are announced 30 days before they expire, and expire by an entry of the ledger', async () => {
    await passTo('2027-01-02T00:00:00Z');
    await passTo('2027-01-31T18:30:00Z');
    expect(await read()).toEqual([30, 0, 30, 8]);
    await passTo('2027-03-06T18:30:00Z');
    expect(await read()).toEqual([0, 0, 0, 38]);
    expect((await notifications()).map(([text]) => text)).toEqual([
      '{points} opening points are confirmed.',
      '1 opening point expires after {date}.',
      '1 opening point has expired.',
      '{points} opening points have expired.',
    ]);
  });

  it('stand in the ledger of the member and in the export of the own data, without an order', async () => {
    const { data } = Ledger.parse(await (await admin.get(`/api/admin/members/${id}/points`)).json());
    const confirmed = data.filter(({ reason }) => reason === 'Opening points confirmed');
    const entry = {
      points: 30,
      rule: 'Opening points are confirmed on the date that came with them.',
      orderId: null,
      orderNumber: null,
    };
    expect([data.length, confirmed]).toMatchObject([9, [entry, entry]]);
    await app.sql(`update users set username = 'rita', password_hash =
      (select password_hash from users where username = 'asha') where id = '${id}'`);
    const rita = await MemberClient.logIn(app, 'rita');
    const exported = DataExport.parse(await (await rita.get('/privacy/export')).json());
    expect(exported.points.map(({ orderNumber }) => orderNumber)).toEqual(
      Array.from({ length: 9 }, () => null),
    );
  });

  it('have entries of their own: an entry is of an order, of opening points or of a correction, never of two or of none', async () => {
    for (const values of [
      'null, null',
      `(select id from orders limit 1), (select id from opening_points limit 1)`,
    ])
      await expect(
        app.sql(`insert into bv_entries (id, user_id, points_group, type, points, reason, created_at, order_id, opening_id)
          values (gen_random_uuid(), '${id}', 'CONFIRMED', 'CREDIT', 1, 'x', now(), ${values})`),
      ).rejects.toMatchObject({ cause: { message: expect.stringContaining('bv_entries_of_source') } });
  });
});
