import { DataExport, PointsSummary } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';
import { logIn } from '../../../test/identity.ts';
import { MemberClient } from '../../../test/member-client.ts';
import { buyAndConfirm } from '../../../test/payouts.ts';
import { PointsCorrector } from '../../../test/points-corrector.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const Months = z.object({ data: z.array(z.object({ month: z.string(), own: z.int(), team: z.int() })) });
const Failed = z.object({ message: z.string(), fields: z.optional(z.record(z.string(), z.string())) });
const ExportedPoints = z.object({ points: DataExport.shape.points });
const NOW = Date.parse('2026-11-26T06:30:00Z');

describe('a correction of points', () => {
  const app = useTestApp({ POINTS_CORRECTION_MAX: '5000', POINTS_VALID_MONTHS: '3' });
  let admin: PointsCorrector;
  let staff: PointsCorrector;
  let asha: MemberClient;

  /** Sets the clock, and logs all in again. */
  const travelTo = async (time: number) => {
    app.clock.now = time;
    admin = await PointsCorrector.logIn(app, 'admin');
    staff = await PointsCorrector.logIn(app, 'staff');
    asha = await MemberClient.logIn(app, 'asha');
  };

  beforeAll(() => travelTo(NOW));
  beforeEach(async () => {
    if (app.clock.now !== NOW) await travelTo(NOW);
    await app.sql('truncate orders, bv_entries, points_corrections, notifications, team_points cascade');
    await buyAndConfirm(app, 'asha', { paise: 100_000, points: 100, at: '2026-11-02T06:30:00Z' });
  });

  const read = async () => PointsSummary.parse(await (await asha.get(`/api/bvPoints/${asha.id}`)).json());
  const sums = async () => {
    const { pendingPoints, confirmedPoints, cancelledPoints } = await read();
    return [pendingPoints, confirmedPoints, cancelledPoints];
  };
  const months = async (username: string) => {
    const caller = await TreeCaller.logIn(app, 'admin');
    const response = await caller.get(`/associates/${associateId(username)}/group-points`);
    const [month] = Months.parse(await response.json()).data;
    return [month?.month, month?.own, month?.team];
  };
  /** Status, sentence, and the invalid fields if there are any. */
  const failure = async (sent: Promise<Response>) => {
    const response = await sent;
    const { message, fields } = Failed.parse(await response.json());
    return [response.status, message, ...(fields ? [fields] : [])];
  };

  it('adds points with a reason that the member reads, valid as long as points that are confirmed today', async () => {
    const correction = await staff.corrected('asha', 40, { kind: 'MISSING_POINTS' });
    expect(correction).toMatchObject({
      member: { id: asha.id, name: 'Asha Mishra' },
      points: 40,
      status: 'WRITTEN',
      isOwn: true,
    });
    const { confirmedPoints, totalPoints, transactions } = await read();
    expect([totalPoints, confirmedPoints]).toEqual([140, 140]);
    expect(transactions.confirmed[0]).toEqual({
      id: expect.any(String),
      reason: 'Correction: points were missing',
      createdAt: '2026-11-26T06:30:00.000Z',
      validity: '2027-02-26T18:29:59.999Z',
      type: 'CREDIT',
      orderPoint: 40,
      next: null,
      nextAt: null,
      expectedAt: null,
    });
    expect(await asha.sentences()).toEqual(['We have corrected your points: {points} points were added.']);
  });

  it('takes points away, as a row of its own without a validity', async () => {
    await staff.corrected('asha', -1, { kind: 'COUNTED_TWICE' });
    const { confirmedPoints, transactions } = await read();
    expect(confirmedPoints).toBe(99);
    expect(transactions.confirmed).toMatchObject([
      { reason: 'Correction: points were counted twice', type: 'DEBIT', orderPoint: 1, validity: null },
      { type: 'CREDIT', orderPoint: 100, validity: '2100-01-01T00:00:00.000Z' },
    ]);
    expect(await asha.sentences()).toEqual(['We have corrected your points: 1 point was taken away.']);
  });

  it('never takes more than the confirmed points', async () => {
    expect(await failure(staff.correct('asha', -101))).toEqual([
      409,
      'The member has fewer confirmed points than that',
      { points: 'The member has fewer confirmed points than that' },
    ]);
    await staff.corrected('asha', -100);
    expect(await sums()).toEqual([0, 0, 0]);
  });

  it('is written once per key, and the key is of one correction only', async () => {
    const first = await staff.corrected('asha', 40, { key: 'the-same-key' });
    expect(await staff.corrected('asha', 40, { key: 'the-same-key' })).toEqual(first);
    expect(await failure(staff.correct('asha', 41, { key: 'the-same-key' }))).toEqual([
      409,
      'This key was used for another correction.',
    ]);
    // Keys of different people are different keys.
    await admin.corrected('asha', 1, { key: 'the-same-key' });
    expect(await sums()).toEqual([0, 141, 0]);
    expect(
      await failure(staff.send({ member: asha.id, points: 1, kind: 'OTHER', note: 'x' }, undefined)),
    ).toEqual([400, 'The Idempotency-Key is not valid.']);
  });

  it.each([
    ['points', 0, 'Points must be a whole number, and not 0'],
    ['points', 1.5, 'Points must be a whole number, and not 0'],
    ['points', 5001, 'These are more points than one correction can have'],
    ['points', -5001, 'These are more points than one correction can have'],
    ['points', 1_000_001, 'A correction has at most 10,00,000 points'],
    ['kind', 'BONUS', 'Please choose a reason'],
    ['note', ' ', 'Please write what happened'],
    ['note', 'x'.repeat(501), 'Note must be at most 500 characters'],
    ['member', 'NOBODY99', 'No member has this referral code'],
    ['member', userId('nobody'), 'No member has this referral code'],
  ])('is rejected with the %s %s', async (field, value, sentence) => {
    const form = { member: asha.id, points: 10, kind: 'OTHER', note: 'Wrong', [field]: value };
    const [status, message] = await failure(staff.send(form, 'rejected'));
    expect([status, message, await sums()]).toEqual([400, sentence, [0, 100, 0]]);
  });

  it('finds the member by a referral code too', async () => {
    const { member } = await staff.corrected('asha', 1);
    const form = { member: member.referralCode?.toLowerCase(), points: 2, kind: 'OTHER', note: 'By code' };
    expect((await staff.send(form, 'by-the-code')).status).toBe(200);
    expect(await sums()).toEqual([0, 103, 0]);
  });

  it('is not for the own points', async () => {
    expect(await failure(staff.correct('staff', 10))).toEqual([409, 'You cannot correct your own points.']);
    const { id } = await staff.corrected('admin', 2000);
    expect(await failure(admin.approve(id))).toEqual([409, 'You cannot correct your own points.']);
    expect(await failure(admin.close(id))).toEqual([409, 'You cannot correct your own points.']);
  });

  it('is not for the own team, from which the own points of the team follow', async () => {
    const sentence = 'You cannot correct points in your own team.';
    const { id } = await staff.corrected('geeta', 2000);
    await app.sql(`update users set roles = '{MEMBER,STAFF}', rights = '{money}' where username = 'asha'`);
    const upper = await PointsCorrector.logIn(app, 'asha');
    expect(await failure(upper.correct('geeta', 10))).toEqual([409, sentence]);
    expect(await failure(upper.approve(id))).toEqual([409, sentence]);
    await app.sql(`update users set roles = '{MEMBER}', rights = '{}' where username = 'asha'`);
  });

  it('needs the right to money', async () => {
    await app.sql(`update users set rights = '{orders,people,catalogue}' where username = 'staff'`);
    const responses = [
      await staff.correct('asha', 10),
      await staff.staff.get('/api/admin/points-corrections'),
    ];
    await app.sql(`update users set rights = '{orders,people,catalogue,money}' where username = 'staff'`);
    expect(responses.map(({ status }) => status)).toEqual([403, 403]);
    expect((await staff.correct('asha', 10)).status).toBe(200);
  });

  it('above the figure waits for another person, who writes it', async () => {
    const { id, status, decidedBy } = await staff.corrected('asha', 1001, { note: 'Order of 2019' });
    expect([status, decidedBy, await sums()]).toEqual(['OPEN', null, [0, 100, 0]]);
    expect(await asha.sentences()).toEqual([]);
    expect(await failure(staff.approve(id))).toEqual([409, 'Another person must approve this correction.']);
    expect((await admin.list('?status=OPEN')).data).toMatchObject([
      { id, points: 1001, note: 'Order of 2019', isOwn: false },
    ]);

    await travelTo(NOW + 86_400_000);
    expect((await admin.approve(id)).status).toBe(200);
    const { confirmedPoints, transactions } = await read();
    expect([confirmedPoints, transactions.confirmed[0]?.validity]).toEqual([
      1101,
      '2027-02-27T18:29:59.999Z',
    ]);
    const late = await admin.approve(id);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { message: 'This correction was decided already.', current: { id, status: 'WRITTEN' } },
    ]);
    expect((await admin.staff.audit(`points-correction/${id}`)).data).toMatchObject([
      { before: { memberId: asha.id, status: 'OPEN' }, after: { memberId: asha.id, status: 'WRITTEN' } },
      { before: null, after: { memberId: asha.id, status: 'OPEN', points: 1001, kind: 'MISCOUNTED' } },
    ]);
  });

  it('counts what one person has corrected alone within 30 days: many small ones need approval too', async () => {
    await staff.corrected('asha', 600);
    expect((await staff.corrected('asha', 401)).status).toBe('OPEN');
    expect((await staff.corrected('asha', -400)).status).toBe('WRITTEN');
    expect((await staff.corrected('ravi', 1000)).status).toBe('WRITTEN');
    await travelTo(NOW + 30 * 86_400_000);
    expect((await staff.corrected('asha', 1000)).status).toBe('WRITTEN');
  });

  it('that waits is withdrawn by the asker and declined by another person, and changes nothing', async () => {
    const [withdrawn, declined] = [await staff.corrected('asha', 2000), await staff.corrected('asha', 3000)];
    expect((await staff.close(withdrawn.id)).status).toBe(200);
    expect((await admin.close(declined.id)).status).toBe(200);
    expect([(await admin.open(withdrawn.id)).status, (await admin.open(declined.id)).status]).toEqual([
      'WITHDRAWN',
      'DECLINED',
    ]);
    expect((await admin.approve(withdrawn.id)).status).toBe(409);
    expect((await staff.close(declined.id)).status).toBe(409);
    expect(await sums()).toEqual([0, 100, 0]);
  });

  it('is approved only while the member has the points', async () => {
    await admin.corrected('asha', 920);
    const { id } = await staff.corrected('asha', -1010);
    await admin.corrected('asha', -11);
    expect(await failure(admin.approve(id))).toEqual([
      409,
      'The member has fewer confirmed points than that',
    ]);
    expect([await sums(), (await admin.open(id)).status]).toEqual([[0, 1009, 0], 'OPEN']);
  });

  it('is listed by its status, its member, and what names the member', async () => {
    await staff.corrected('asha', 2000);
    await staff.corrected('ravi', 10);
    const found = async (query: string) =>
      (await admin.list(query)).data.map(({ member, points }) => `${member.name} ${points}`);
    expect(await found('')).toEqual(['Ravi Kumar 10', 'Asha Mishra 2000']);
    expect(await found('?status=OPEN')).toEqual(['Asha Mishra 2000']);
    expect(await found(`?memberId=${userId('ravi')}`)).toEqual(['Ravi Kumar 10']);
    expect(await found('?search=asha')).toEqual(['Asha Mishra 2000']);
    expect(await found('?search=nobody')).toEqual([]);
  });

  it('is a 404 for an unknown id', async () => {
    const unknown = userId('nobody');
    expect((await admin.approve(unknown)).status).toBe(404);
    expect((await admin.close('x')).status).toBe(404);
    expect((await admin.staff.get(`/api/admin/points-corrections/${unknown}`)).status).toBe(404);
  });

  it('counts in the month in which it is written, for the member and the team above', async () => {
    await staff.corrected('asha', -30);
    await staff.corrected('asha', 5);
    await app.runJobs();
    expect(await months('asha')).toEqual(['2026-11', 75, 0]);
    const [above] = z.tuple([z.object({ username: z.string() })]).parse(
      await app.sql(`select username from users join associates on associates.user_id = users.id
        where associates.id = (select parent_id from associates where user_id = '${asha.id}')`),
    );
    expect((await months(above.username)).slice(2)).toEqual([75]);
    // A second run counts nothing twice.
    await app.runJobs();
    expect((await months(above.username)).slice(2)).toEqual([75]);
  });

  it('can make a month negative', async () => {
    await travelTo(Date.parse('2026-12-05T06:30:00Z'));
    await staff.corrected('asha', -30);
    await app.runJobs();
    expect(await months('asha')).toEqual(['2026-12', -30, 0]);
  });

  it('takes the points that expire first: only the rest expires, and never more than there is', async () => {
    await app.sql('truncate orders, bv_entries, points_corrections, notifications, team_points cascade');
    await staff.corrected('asha', 100);
    await travelTo(NOW + 86_400_000);
    await staff.corrected('asha', 50);
    await staff.corrected('asha', -30);
    await app.sql('truncate notifications');
    const passTo = async (time: string) => {
      await travelTo(Date.parse(time));
      await app.runJobs();
      await app.runJobs();
    };
    await passTo('2027-01-28T18:30:00Z');
    expect(
      await app.sql(
        `select text, values ->> 'points' as points, values ->> 'date' as date from notifications order by 3`,
      ),
    ).toEqual([
      {
        text: '{points} points of a correction expire after {date}.',
        points: '70',
        date: '2027-02-26T18:29:59.999Z',
      },
      {
        text: '{points} points of a correction expire after {date}.',
        points: '50',
        date: '2027-02-27T18:29:59.999Z',
      },
    ]);
    await passTo('2027-02-26T18:30:00Z');
    expect(await sums()).toEqual([0, 50, 70]);
    const { transactions } = await read();
    expect(transactions.cancelled[0]).toMatchObject({
      reason: 'Points of a correction expired',
      orderPoint: 70,
    });
    // What the correction took of them does not expire any more.
    expect(
      transactions.confirmed.map(({ orderPoint, type, validity }) => [type, orderPoint, validity]),
    ).toEqual([
      ['DEBIT', 30, null],
      ['CREDIT', 50, '2027-02-27T18:29:59.999Z'],
      ['CREDIT', 30, null],
    ]);
    await passTo('2027-02-27T18:30:00Z');
    expect(await sums()).toEqual([0, 0, 120]);
    expect(await months('asha')).toEqual(['2027-02', 0, 0]);
  });

  it('takes the points of an order that expire first, and leaves nothing to expire of them', async () => {
    await app.sql(`update orders set points_expire_at = '2027-01-01', expiry_notice_at = '2026-12-01'`);
    await staff.corrected('asha', -100);
    await app.sql('truncate notifications');
    await travelTo(Date.parse('2027-01-01T00:00:00Z'));
    await app.runJobs();
    expect([await sums(), await asha.sentences()]).toEqual([[0, 0, 0], []]);
  });

  it('stands in the export of the own data without what staff wrote, which goes with the account', async () => {
    await staff.corrected('asha', 40, { note: 'She wrote to us on Sunday' });
    await staff.corrected('asha', 4000, { note: 'She wrote to us on Monday' });
    const text = await (await asha.get('/privacy/export')).text();
    expect(text).not.toContain('She wrote');
    expect(
      ExportedPoints.parse(JSON.parse(text)).points.map(({ reason, points }) => [reason, points]),
    ).toEqual([
      ['kept', 100],
      ['Correction: the number of points was wrong', 40],
    ]);
    await app.sql("update node_payments set status = 'PAID', paid_at = now()");
    const { token } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.post('/privacy/delete', { password: SAMPLE_PASSWORD }, headers)).status).toBe(200);
    expect(await app.sql('select points, note, status from points_corrections')).toEqual([
      { points: 40, note: null, status: 'WRITTEN' },
    ]);
    expect(await failure(staff.correct('asha', 10))).toEqual([
      400,
      'No member has this referral code',
      { member: 'No member has this referral code' },
    ]);
  });
});
