import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MemberClient } from '../../../test/member-client.ts';
import { GrievanceFiler, GRIEVANCE } from '../../../test/grievance-filer.ts';
import { toFailure, logIn, readOutbox, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Assigned = z.tuple([z.object({ assigned_to: z.string() })]);

describe('staff who work on grievances', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let asha: GrievanceFiler;
  let staff: GrievanceFiler;
  let ids = { asha: '', staff: '' };

  beforeEach(async () => {
    app.clock.now += 600_000;
    await app.idle();
    await app.sql('truncate grievances, grievance_steps, messages, notifications, rate_limits cascade');
    const [member, worker] = [await logIn(app, 'asha'), await logIn(app, 'staff')];
    asha = new GrievanceFiler(app, member.token);
    staff = new GrievanceFiler(app, worker.token);
    ids = { asha: member.user.id, staff: worker.user.id };
  });

  const newest = async () => (await staff.all())[0]?.id ?? '';
  const readStatus = async (id: string) => app.sql(`select status from grievances where id = '${id}'`);

  it('see all of them, the newest first, with the contacts of the senders', async () => {
    const { number } = await guest.file();
    const other = await asha.file({ email: '' });
    expect(await (await staff.get('/grievances')).json()).toMatchObject({
      data: [
        { number: other.number, memberId: ids.asha, orderId: null, email: '' },
        { ...GRIEVANCE, number, memberId: null, status: 'OPEN', steps: [{ status: 'OPEN', note: null }] },
      ],
      pagination: { page: 1, limit: 100, total: 2, pages: 1 },
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

  it.each([
    ['search=rahman', ['Abdul Rahman']],
    ['search=98765000', ['Abdul Rahman', 'Meena Kumari']],
    ['search=meena@', ['Meena Kumari']],
    ['search=%25', []],
    ['category=REFUND', ['Meena Kumari']],
    ['category=REFUND&status=CLOSED', []],
    ['page=1&limit=1', ['Abdul Rahman']],
  ])('see those of %s', async (query, names) => {
    await guest.file({ name: 'Meena Kumari', email: 'meena@example.in', category: 'REFUND' });
    await guest.file({ name: 'Abdul Rahman' });
    expect((await staff.all(`?${query}`)).map(({ name }) => name)).toEqual(names);
  });

  it('find one by its number, in any case', async () => {
    const { number } = await guest.file();
    await guest.file();
    expect((await staff.all(`?search=${number.toLowerCase()}`)).map((one) => one.number)).toEqual([number]);
    expect(await staff.all('?search=GR-2026-999999')).toEqual([]);
  });

  it('see those to settle first, by the day on which they must be settled, and which are overdue', async () => {
    const names = ['First', 'Second', 'Third'];
    for (const name of names) await guest.file({ name });
    const [third] = await staff.all();
    await staff.move(third?.id ?? '', 'IN_PROGRESS');
    await staff.move(third?.id ?? '', 'RESOLVED', 'Sent again.');
    await app.sql(`update grievances set answer_by = '2026-11-01' where name in ('First', 'Third')`);
    expect((await staff.all('?sort=due')).map(({ name, isOverdue }) => [name, isOverdue])).toEqual([
      ['First', true],
      ['Second', false],
      ['Third', false],
    ]);
    expect((await staff.all('?sort=-due')).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
    expect((await staff.all('?sort=-newest')).map(({ name }) => name)).toEqual(names);
    expect((await staff.get('/grievances?sort=oldest')).status).toBe(400);
  });

  it('open one', async () => {
    await guest.file();
    const id = await newest();
    expect(await (await staff.get(`/grievances/${id}`)).json()).toEqual({
      success: true,
      data: (await staff.all())[0],
    });
    for (const unknown of [randomUUID(), 'nonsense'])
      expect((await staff.get(`/grievances/${unknown}`)).status).toBe(404);
    expect((await asha.get(`/grievances/${id}`)).status).toBe(403);
  });

  it('assign one to themselves, and no other can do so until it is assigned to none; an administrator can', async () => {
    await guest.file();
    await guest.file({ name: 'Second' });
    const id = await newest();
    const admin = await GrievanceFiler.logIn(app, 'admin');
    const readAssignee = async (by: GrievanceFiler) =>
      (await by.all('?search=second')).map(({ assignee }) => assignee);
    const readRights = async () =>
      (await Promise.all([staff, admin].map((by) => by.all('?search=second')))).flatMap((found) =>
        found.map(({ canAssign }) => canAssign),
      );
    expect([await readAssignee(staff), await readRights()]).toEqual([[null], [true, true]]);
    expect(await (await staff.assign(id, true)).json()).toMatchObject({
      data: { id, assignee: { name: 'Sushma Yadav', isCaller: true } },
    });
    expect(await readAssignee(admin)).toEqual([{ name: 'Sushma Yadav', isCaller: false }]);
    expect(await readRights()).toEqual([true, true]);
    expect((await staff.all('?assignee=caller')).map(({ name }) => name)).toEqual(['Second']);
    expect((await staff.all('?assignee=none')).map(({ name }) => name)).toEqual([GRIEVANCE.name]);
    expect(await admin.all('?assignee=caller')).toEqual([]);

    expect((await admin.assign(id, true)).status).toBe(200);
    expect(await readRights()).toEqual([false, true]);
    for (const isAssigned of [true, false]) {
      const response = await staff.assign(id, isAssigned);
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          ...toFailure('Another member of staff works on this.'),
          current: expect.objectContaining({
            id,
            assignee: expect.objectContaining({ isCaller: false }),
            canAssign: false,
          }),
        },
      ]);
    }
    expect((await admin.assign(id, false)).status).toBe(200);
    expect(await readAssignee(staff)).toEqual([null]);
    expect((await staff.assign(randomUUID(), true)).status).toBe(404);
    expect((await asha.assign(id, true)).status).toBe(403);
    expect((await staff.get('/grievances?assignee=me')).status).toBe(400);
  });

  it('get one from an administrator, who alone may name a colleague', async () => {
    await guest.file();
    const id = await newest();
    const admin = await StaffMember.logIn(app, 'admin');
    const boss = await GrievanceFiler.logIn(app, 'admin');
    expect(await (await boss.assign(id, true, ids.staff)).json()).toMatchObject({
      data: { id, assignee: { name: 'Sushma Yadav', isCaller: false }, canAssignToOthers: true },
    });
    expect((await staff.all('?assignee=caller')).map((one) => [one.id, one.canAssignToOthers])).toEqual([
      [id, false],
    ]);
    const named = await staff.assign(id, true, admin.id);
    expect([named.status, await named.json()]).toEqual([
      403,
      toFailure('You do not have permission to do this.'),
    ]);
    expect((await boss.assign(id, false)).status).toBe(200);
    const message = 'This person cannot work on it: the account needs the right, and must not be blocked.';
    for (const assigneeId of [ids.asha, randomUUID(), 'nonsense']) {
      const response = await boss.assign(id, true, assigneeId);
      expect([response.status, await response.json()]).toEqual([
        400,
        { ...toFailure(message), fields: { assigneeId: message } },
      ]);
    }
    expect(await app.sql('select assigned_to from grievances')).toEqual([{ assigned_to: null }]);
  });

  it('have one assignee after two administrators have assigned one at once', async () => {
    await guest.file();
    const id = await newest();
    const admin = await StaffMember.logIn(app, 'admin');
    const boss = await GrievanceFiler.logIn(app, 'admin');
    const responses = await Promise.all([boss.assign(id, true, ids.staff), boss.assign(id, true, admin.id)]);
    expect(toStatuses(responses)).toEqual([200, 200]);
    const [{ assigned_to: stored }] = Assigned.parse(await app.sql('select assigned_to from grievances'));
    expect([ids.staff, admin.id]).toContain(stored);
  });

  it('move one to the next step, and the sender sees each step with its note', async () => {
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

  it('reopen one whose solution did not help', async () => {
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
  ])('cannot move one that is %s to %j', async (from, statuses) => {
    await guest.file();
    const id = await newest();
    await app.sql(`update grievances set status = '${from}'`);
    for (const status of statuses) {
      const response = await staff.set(id, { status, note: 'Because' });
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          ...toFailure('A complaint cannot go there from where it is now.'),
          current: expect.objectContaining({ id, status: from }),
        },
      ]);
    }
    expect(await readStatus(id)).toEqual([{ status: from }]);
    expect((await app.sql('select 1 from grievance_steps')).length).toBe(1);
  });

  it('must write what was done', async () => {
    await guest.file();
    const id = await newest();
    await staff.move(id, 'IN_PROGRESS');
    for (const body of [{ status: 'RESOLVED' }, { status: 'RESOLVED', note: ' ' }]) {
      const response = await staff.set(id, body);
      expect([response.status, await response.json()]).toEqual([400, toFailure('Please say what was done')]);
    }
    const long = await staff.set(id, { status: 'RESOLVED', note: 'x'.repeat(1001) });
    expect(await long.json()).toEqual(toFailure('Note must be at most 1000 characters'));
    expect((await staff.set(id, { status: 'GONE' })).status).toBe(400);
  });

  it('make a step once, with ten requests at once', async () => {
    await asha.file();
    const id = await newest();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => staff.set(id, { status: 'IN_PROGRESS' })),
    );
    expect(toStatuses(responses).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await app.sql('select 1 from grievance_steps')).length).toBe(2);
    expect((await app.sql('select 1 from notifications')).length).toBe(1);
  });

  it('notify the member of each step, and of the solution also by SMS and mail', async () => {
    const { number } = await asha.file();
    const id = await newest();
    const member = new MemberClient(app, ids.asha, (await logIn(app, 'asha')).token);
    expect(await member.sentences()).toEqual([]);
    await readOutbox(app);
    await app.sql('truncate messages');
    await staff.move(id, 'IN_PROGRESS');
    expect(await readOutbox(app)).toEqual([]);
    await staff.move(id, 'RESOLVED', 'Sent again.');
    expect((await readOutbox(app)).map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      'email asha@mail.example',
      'sms +919876500001',
    ]);
    await staff.move(id, 'CLOSED');
    expect((await member.notifications()).data).toMatchObject([
      { kind: 'REQUEST', text: 'Your complaint {number} is closed.', values: { number } },
      { text: 'Your complaint {number} is resolved.' },
      {
        text: 'We are working on your complaint {number}.',
        link: `/grievance/status?number=${number}`,
      },
    ]);
    expect(await readOutbox(app)).toHaveLength(2);
  });

  it('do not find one that does not exist, with any input', async () => {
    for (const id of [randomUUID(), 'nonsense', '%00'])
      expect((await staff.set(id, { status: 'NONSENSE' })).status).toBe(404);
  });

  it('are the only ones: neither a guest nor a member sees or moves one', async () => {
    await asha.file();
    const id = await newest();
    expect(toStatuses([await guest.get('/grievances'), await guest.set(id, {})])).toEqual([401, 401]);
    expect(toStatuses([await asha.get('/grievances'), await asha.set(id, {})])).toEqual([403, 403]);
  });

  it('still see one after its account was deleted, without the link to it, and can still respond', async () => {
    const person = { name: 'Meena Kumari', email: 'meena@example.in', username: 'meena' };
    await app.post('/auth/register', { ...person, password: 'secret1234', confirmPassword: 'secret1234' });
    const { token } = await logIn(app, 'meena', 'secret1234');
    const { number } = await new GrievanceFiler(app, token).file();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await app.post('/privacy/delete', { password: 'secret1234' }, headers)).status).toBe(200);
    const [saved] = await staff.all();
    expect(saved).toMatchObject({ number, memberId: null, orderId: null, mobile: GRIEVANCE.mobile });
    await staff.move(saved?.id ?? '', 'IN_PROGRESS');
    expect((await guest.progress(number)).status).toBe('IN_PROGRESS');
    expect(await app.sql('select 1 from notifications')).toEqual([]);
  });
});
