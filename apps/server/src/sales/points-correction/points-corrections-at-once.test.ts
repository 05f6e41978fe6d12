import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toStatuses } from '../../../test/identity.ts';
import { buyAndConfirm } from '../../../test/payouts.ts';
import { PointsCorrector } from '../../../test/points-corrector.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { userId } from '../../../test/tree.ts';

describe('people who correct points of a member at once', () => {
  const app = useTestApp();
  let asker: PointsCorrector;
  let one: PointsCorrector;
  let another: PointsCorrector;

  beforeAll(async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}',
      password_hash = (select password_hash from users where username = 'admin') where username in ('staff', 'kamla')`);
    asker = await PointsCorrector.logIn(app, 'admin');
    one = await PointsCorrector.logIn(app, 'staff');
    another = await PointsCorrector.logIn(app, 'kamla');
  });
  beforeEach(async () => {
    await app.sql('truncate orders, bv_entries, points_corrections, notifications, team_points cascade');
    await buyAndConfirm(app, 'asha', { paise: 100_000, points: 100, at: '2026-11-02T06:30:00Z' });
  });

  const balance = () =>
    app.sql(`select sum(case type when 'CREDIT' then points else -points end)::int as points
      from bv_entries where user_id = '${userId('asha')}' and points_group = 'CONFIRMED'`);

  it('take away at most what there is', async () => {
    const responses = await Promise.all(
      [asker, one, another, asker, one, another].map((person) => person.correct('asha', -30)),
    );
    expect(toStatuses(responses).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await balance()).toEqual([{ points: 10 }]);
  });

  it('write one correction that is sent twice once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = `the-same-${round}`;
      const responses = await Promise.all([1, 2, 3].map(() => one.correct('asha', 10, { key })));
      expect(toStatuses(responses)).toEqual([200, 200, 200]);
    }
    expect(await balance()).toEqual([{ points: 150 }]);
  });

  it('send one key for two members at once: one correction is written', async () => {
    const key = 'one-key-for-two';
    const responses = await Promise.all([one.correct('asha', 10, { key }), one.correct('ravi', 10, { key })]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
  });

  it('cannot share out what one person may correct alone', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => one.correct('asha', 400)));
    expect(toStatuses(responses)).toEqual([200, 200, 200]);
    const { data } = await asker.list();
    expect(data.map(({ status }) => status).toSorted()).toEqual(['OPEN', 'WRITTEN', 'WRITTEN']);
  });

  it('approve it once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.sql('truncate bv_entries, points_corrections cascade');
      const { id } = await asker.corrected('asha', 2000);
      const responses = await Promise.all([one.approve(id), another.approve(id), one.approve(id)]);
      expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409]);
      expect(await balance()).toEqual([{ points: 2000 }]);
    }
  });

  it('approve and withdraw it: the first decision counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.sql('truncate bv_entries, points_corrections cascade');
      const { id } = await asker.corrected('asha', 2000);
      const [approved, withdrawn, declined] = await Promise.all([
        one.approve(id),
        asker.close(id),
        another.close(id),
      ]);
      expect(toStatuses([approved, withdrawn, declined]).toSorted()).toEqual([200, 409, 409]);
      expect(await balance()).toEqual([{ points: approved.status === 200 ? 2000 : null }]);
    }
  });

  it('take points away while they expire: the balance is never below 0', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.sql('truncate orders, bv_entries, points_corrections, notifications cascade');
      await buyAndConfirm(app, 'asha', { paise: 100_000, points: 100, at: '2026-11-02T06:30:00Z' });
      await app.sql(`update orders set points_expire_at = to_timestamp(${app.clock.now} / 1000.0)`);
      const [corrected] = await Promise.all([one.correct('asha', -60), app.runJobs(), app.runJobs()]);
      expect([200, 409]).toContain(corrected.status);
      expect(await balance()).toEqual([{ points: 0 }]);
    }
  });

  it('write no correction alone that another person must approve, whatever the process does', async () => {
    const { id } = await asker.corrected('asha', 2000);
    await expect(
      app.sql(
        `update points_corrections set status = 'WRITTEN', decided_by = asked_by, decided_at = now() where id = '${id}'`,
      ),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('points_corrections_two_persons') },
    });
  });
});
