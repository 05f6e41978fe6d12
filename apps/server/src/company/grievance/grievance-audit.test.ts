import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the audit of a grievance', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let staff: GrievanceFiler;
  let staffId: string;
  let admin: StaffMember;
  let grievance: { id: string; number: string };

  beforeEach(async () => {
    app.clock.now += 600_000;
    await app.sql('truncate grievances, grievance_steps, rate_limits cascade');
    const worker = await logIn(app, 'staff');
    staff = new GrievanceFiler(app, worker.token);
    staffId = worker.user.id;
    admin = await StaffMember.logIn(app, 'admin');
    const { number } = await guest.file();
    grievance = { id: (await staff.all())[0]?.id ?? '', number };
  });

  const entries = async () =>
    app.sql(`select actor_id, action, before, after from audit_entries
      where subject = 'grievance/${grievance.id}' order by at, id`);
  const toEntry = (before: object, after: object, actorId = staffId) => ({
    actor_id: actorId,
    action: 'update',
    before: { name: grievance.number, ...before },
    after: { name: grievance.number, ...after },
  });

  it('has each assignment and its end, once', async () => {
    for (const isAssigned of [true, true, false, false]) await staff.assign(grievance.id, isAssigned);
    expect(await entries()).toEqual([
      toEntry({ status: 'OPEN', assignee: null }, { status: 'OPEN', assignee: staffId }),
      toEntry({ status: 'OPEN', assignee: staffId }, { status: 'OPEN', assignee: null }),
    ]);
  });

  it('has no attempt that is rejected', async () => {
    const other = await GrievanceFiler.logIn(app, 'admin');
    await other.assign(grievance.id, true);
    const rejected = [
      await staff.assign(grievance.id, true),
      await staff.set(grievance.id, { status: 'CLOSED' }),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([409, 409]);
    expect(await entries()).toHaveLength(1);
  });

  it('has each step, without the comment', async () => {
    await staff.move(grievance.id, 'IN_PROGRESS');
    await staff.move(grievance.id, 'RESOLVED', 'Sent again.');
    expect(await entries()).toEqual([
      toEntry({ status: 'OPEN', assignee: null }, { status: 'IN_PROGRESS', assignee: null }),
      toEntry({ status: 'IN_PROGRESS', assignee: null }, { status: 'RESOLVED', assignee: null }),
    ]);
  });

  it('has each reply of staff without its text, together with the step that it makes; none of the sender', async () => {
    await staff.respond(grievance.id, { text: 'We look into it.', key: 'first-reply-0001' });
    await staff.respond(grievance.id, { text: 'We look into it.', key: 'first-reply-0001' });
    await guest.reply(grievance.number, { text: 'Thank you.' });
    await staff.respond(grievance.id, { text: 'It is on its way.' });
    const working = { status: 'IN_PROGRESS', assignee: null };
    expect(await entries()).toEqual([
      toEntry({ status: 'OPEN', assignee: null }, { ...working, replyAdded: true }),
      toEntry(working, { ...working, replyAdded: true }),
    ]);
  });

  it('names the one who works on it, and not its sender', async () => {
    await staff.assign(grievance.id, true);
    expect(await admin.audit(`grievance/${grievance.id}`)).toMatchObject({
      total: 1,
      data: [{ actorName: 'Sushma Yadav', names: { [staffId]: 'Sushma Yadav' } }],
    });
  });

  it('says that it is assigned to none when its worker is removed from staff', async () => {
    await staff.assign(grievance.id, true);
    expect((await admin.delete(`/api/admin/staff-accounts/${staffId}`)).status).toBe(200);
    expect((await entries()).slice(1)).toEqual([
      toEntry({ status: 'OPEN', assignee: staffId }, { status: 'OPEN', assignee: null }, admin.id),
    ]);
  });
});
