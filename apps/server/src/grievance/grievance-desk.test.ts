import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Asker } from '../../test/asker.ts';
import { Complainant, GRIEVANCE } from '../../test/complainant.ts';
import { failureOf, logIn, outboxOf, statusesOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

describe('staff who work on complaints', () => {
  const app = useTestApp();
  const guest = new Complainant(app);
  let asha: Complainant;
  let staff: Complainant;
  let ids = { asha: '', staff: '' };

  beforeEach(async () => {
    app.clock.now += 600_000;
    await app.idle();
    await app.sql('truncate grievances, grievance_steps, messages, notifications, rate_limits cascade');
    const [member, worker] = [await logIn(app, 'asha'), await logIn(app, 'staff')];
    asha = new Complainant(app, member.token);
    staff = new Complainant(app, worker.token);
    ids = { asha: member.user.id, staff: worker.user.id };
  });

  const newest = async () => (await staff.all())[0]?.id ?? '';
  const statusOf = async (id: string) => app.sql(`select status from grievances where id = '${id}'`);

  it('see all of them, the newest first, with whom they reach', async () => {
    const { number } = await guest.file();
    const other = await asha.file({ email: '' });
    expect(await (await staff.get('/grievances')).json()).toMatchObject({
      data: [
        { number: other.number, memberId: ids.asha, orderId: null, email: '' },
        { ...GRIEVANCE, number, memberId: null, status: 'OPEN', steps: [{ status: 'OPEN', note: null }] },
      ],
      pagination: { page: 1, limit: 10, total: 2, pages: 1 },
    });
  });

  it('see those of one status, a page at a time', async () => {
    for (let n = 0; n < 3; n += 1) await guest.file();
    const id = await newest();
    await staff.move(id, 'IN_PROGRESS');
    expect((await staff.all('?status=IN_PROGRESS')).map((one) => one.id)).toEqual([id]);
    expect(await (await staff.get('/grievances?status=OPEN&page=2&limit=1')).json()).toMatchObject({
      data: [{ status: 'OPEN' }],
      pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    });
    expect((await staff.get('/grievances?status=LOST')).status).toBe(400);
  });

  it('move one on, and whoever made it sees each step with what was said', async () => {
    const { number } = await guest.file();
    const id = await newest();
    const moved = await staff.move(id, 'IN_PROGRESS', 'We have asked the courier.');
    expect(moved).toMatchObject({ id, number, status: 'IN_PROGRESS' });
    await staff.move(id, 'RESOLVED', 'A new parcel is on its way.');
    await staff.move(id, 'CLOSED');
    const { steps, status } = await guest.progress(number);
    expect([status, steps.map((step) => [step.status, step.note])]).toEqual([
      'CLOSED',
      [
        ['OPEN', null],
        ['IN_PROGRESS', 'We have asked the courier.'],
        ['RESOLVED', 'A new parcel is on its way.'],
        ['CLOSED', null],
      ],
    ]);
    expect(await app.sql('select distinct actor_user_id from grievance_steps order by 1')).toEqual([
      { actor_user_id: ids.staff },
      { actor_user_id: null },
    ]);
  });

  it('take one up again whose solution was none', async () => {
    await guest.file();
    const id = await newest();
    await staff.move(id, 'IN_PROGRESS');
    await staff.move(id, 'RESOLVED', 'Sent again.');
    expect((await staff.move(id, 'IN_PROGRESS', 'It did not come either.')).steps).toHaveLength(4);
  });

  it.each([
    ['OPEN', ['OPEN', 'RESOLVED', 'CLOSED']],
    ['IN_PROGRESS', ['OPEN', 'IN_PROGRESS', 'CLOSED']],
    ['RESOLVED', ['OPEN', 'RESOLVED']],
    ['CLOSED', ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED']],
  ])('cannot move one that is %s to %j', async (from, places) => {
    await guest.file();
    const id = await newest();
    await app.sql(`update grievances set status = '${from}'`);
    for (const status of places) {
      const response = await staff.set(id, { status, note: 'Because' });
      expect([response.status, await response.json()]).toEqual([
        409,
        failureOf('A complaint cannot go there from where it is now.'),
      ]);
    }
    expect(await statusOf(id)).toEqual([{ status: from }]);
    expect((await app.sql('select 1 from grievance_steps')).length).toBe(1);
  });

  it('must say what was done', async () => {
    await guest.file();
    const id = await newest();
    await staff.move(id, 'IN_PROGRESS');
    for (const body of [{ status: 'RESOLVED' }, { status: 'RESOLVED', note: ' ' }]) {
      const response = await staff.set(id, body);
      expect([response.status, await response.json()]).toEqual([400, failureOf('Please say what was done')]);
    }
    const long = await staff.set(id, { status: 'RESOLVED', note: 'x'.repeat(1001) });
    expect(await long.json()).toEqual(failureOf('Note must be at most 1000 characters'));
    expect((await staff.set(id, { status: 'GONE' })).status).toBe(400);
  });

  it('take a step once, ten of them at once', async () => {
    await asha.file();
    const id = await newest();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => staff.set(id, { status: 'IN_PROGRESS' })),
    );
    expect(statusesOf(answers).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await app.sql('select 1 from grievance_steps')).length).toBe(2);
    expect((await app.sql('select 1 from notifications')).length).toBe(1);
  });

  it('tell the member of each step, and by SMS and mail of the solution', async () => {
    const { number } = await asha.file();
    const id = await newest();
    const member = new Asker(app, ids.asha, (await logIn(app, 'asha')).token);
    expect(await member.sentences()).toEqual([]);
    await outboxOf(app);
    await app.sql('truncate messages');
    await staff.move(id, 'IN_PROGRESS');
    expect(await outboxOf(app)).toEqual([]);
    await staff.move(id, 'RESOLVED', 'Sent again.');
    expect((await outboxOf(app)).map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      'email asha@mail.example',
      'sms +919876500001',
    ]);
    await staff.move(id, 'CLOSED');
    expect((await member.news()).data).toMatchObject([
      { kind: 'REQUEST', text: 'Your complaint {number} is closed.', values: { number } },
      { text: 'Your complaint {number} is resolved.' },
      {
        text: 'We are working on your complaint {number}.',
        link: `/grievance/status?number=${number}`,
      },
    ]);
    expect(await outboxOf(app)).toHaveLength(2);
  });

  it('do not find one that is not there, whatever is sent', async () => {
    for (const id of [randomUUID(), 'nonsense', '%00'])
      expect((await staff.set(id, { status: 'NONSENSE' })).status).toBe(404);
  });

  it('are staff: neither a guest nor a member sees or moves one', async () => {
    await asha.file();
    const id = await newest();
    expect(statusesOf([await guest.get('/grievances'), await guest.set(id, {})])).toEqual([401, 401]);
    expect(statusesOf([await asha.get('/grievances'), await asha.set(id, {})])).toEqual([403, 403]);
  });

  it('keep one whose account was deleted, without the link to it, and can still answer', async () => {
    const person = { name: 'Meena Kumari', email: 'meena@example.in', username: 'meena' };
    await app.post('/auth/register', { ...person, password: 'secret1234', confirmPassword: 'secret1234' });
    const { token } = await logIn(app, 'meena', 'secret1234');
    const { number } = await new Complainant(app, token).file();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.post('/privacy/delete', { password: 'secret1234' }, headers)).status).toBe(200);
    const [kept] = await staff.all();
    expect(kept).toMatchObject({ number, memberId: null, orderId: null, mobile: GRIEVANCE.mobile });
    await staff.move(kept?.id ?? '', 'IN_PROGRESS');
    expect((await guest.progress(number)).status).toBe('IN_PROGRESS');
    expect(await app.sql('select 1 from notifications')).toEqual([]);
  });
});
