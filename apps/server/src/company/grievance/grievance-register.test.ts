import { beforeEach, describe, expect, it } from 'vitest';
import { GRIEVANCE, GrievanceFiler } from '../../../test/grievance-filer.ts';
import { toFailure } from '../../../test/identity.ts';
import { registerIn } from '../../../test/registers.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOON = Date.parse('2026-12-05T12:00:00+05:30');

describe('the register of grievances', () => {
  const app = useTestApp();
  const guest = new GrievanceFiler(app);
  let admin: StaffMember;
  let staff: GrievanceFiler;

  beforeEach(async () => {
    app.clock.now = NOON;
    await app.sql('truncate grievances, grievance_steps, rate_limits cascade');
    admin = await StaffMember.logIn(app, 'admin');
    staff = await GrievanceFiler.logIn(app, 'staff');
  });

  const open = (query: string) => admin.get(`/api/admin/registers/grievances?${query}`);
  const read = async (from: string, to = from) => registerIn(await open(`from=${from}&to=${to}`));
  const newest = async () => (await staff.all())[0]?.id ?? '';

  it('has a row for each, with what was done about it and whether in time', async () => {
    const { number } = await guest.file();
    const id = await newest();
    await staff.move(id, 'IN_PROGRESS');
    await staff.move(id, 'RESOLVED', 'Sent again.');
    const { number: late } = await guest.file({ name: '=Meena', orderNumber: '' });
    const lateId = await newest();
    await app.sql(`update grievances set answer_by = '2026-12-05T06:00:00Z' where id = '${lateId}'`);
    await staff.move(lateId, 'IN_PROGRESS');
    await staff.move(lateId, 'RESOLVED', 'Paid back.');
    await staff.move(lateId, 'CLOSED');
    const { number: reopened } = await guest.file();
    const reopenedId = await newest();
    await staff.move(reopenedId, 'IN_PROGRESS');
    await staff.move(reopenedId, 'RESOLVED', 'Sent again.');
    await staff.move(reopenedId, 'IN_PROGRESS', 'It did not come either.');

    const response = await open('from=2026-12-05&to=2026-12-05');
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
    ]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="grievances-2026-12-05-2026-12-05.csv"',
    ]);
    const today = '2026-12-05 12:00';
    const common = {
      Received: today,
      Acknowledged: today,
      'First response': today,
      Topic: 'DELIVERY',
      Mobile: GRIEVANCE.mobile,
      Email: GRIEVANCE.email,
      'What happened': GRIEVANCE.text,
    };
    expect(await registerIn(response)).toEqual([
      {
        ...common,
        Number: number,
        Name: GRIEVANCE.name,
        'Order number': 'PGM-000123',
        Status: 'RESOLVED',
        Due: '2027-01-04 12:00',
        Resolved: today,
        'What was done': 'Sent again.',
        'In time': 'Yes',
        Closed: '',
      },
      {
        ...common,
        Number: late,
        Name: "'=Meena",
        'Order number': '',
        Status: 'CLOSED',
        Due: '2026-12-05 11:30',
        Resolved: today,
        'What was done': 'Paid back.',
        'In time': 'No',
        Closed: today,
      },
      {
        ...common,
        Number: reopened,
        Name: GRIEVANCE.name,
        'Order number': 'PGM-000123',
        Status: 'IN_PROGRESS',
        Due: '2027-01-04 12:00',
        Resolved: '',
        'What was done': '',
        'In time': '',
        Closed: '',
      },
    ]);
  });

  it('has those that were received on days in India', async () => {
    const numbers: string[] = [];
    for (const at of [
      '2026-12-04T23:59:00+05:30',
      '2026-12-05T00:00:00+05:30',
      '2026-12-05T23:59:58+05:30',
    ]) {
      app.clock.now = Date.parse(at);
      numbers.push((await guest.file()).number);
    }
    const [before, ...onTheDay] = numbers;
    admin = await StaffMember.logIn(app, 'admin');
    const numbersIn = async (from: string, to: string) => (await read(from, to)).map((row) => row['Number']);
    expect(await numbersIn('2026-12-05', '2026-12-05')).toEqual(onTheDay);
    expect(await numbersIn('2026-12-01', '2026-12-04')).toEqual([before]);
    expect(await numbersIn('2026-12-06', '2027-12-06')).toEqual([]);
  });

  it('is read page by page, each once', async () => {
    await guest.file();
    await app.sql(`insert into grievances (id, category, name, mobile, email, order_number, text, status, registered_at, acknowledged_at, answer_by)
      select gen_random_uuid(), category, name || n, mobile, email, order_number, text, status, registered_at, acknowledged_at, answer_by
      from grievances, generate_series(1, 120) n`);
    const names = (await read('2026-12-05')).map((row) => row['Name'] ?? '');
    expect([names.length, new Set(names).size]).toEqual([121, 121]);
  });

  it('is named in the audit, with the administrator and the period', async () => {
    await read('2026-12-01', '2026-12-31');
    expect(
      await app.sql(`select u.username, a.action, a.after from audit_entries a join users u on u.id = a.actor_id
        where a.subject = 'export/grievances' and a.after ->> 'to' = '2026-12-31'`),
    ).toEqual([{ username: 'admin', action: 'export', after: { from: '2026-12-01', to: '2026-12-31' } }]);
  });

  it('needs a period', async () => {
    const response = await open('from=2026-12-05');
    expect([response.status, await response.json()]).toEqual([400, toFailure('Choose the last day')]);
  });
});
