import { listStaffLeads } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRejection } from '../../../test/buyer.ts';
import { makePlan } from '../../../test/crowd.ts';
import { logIn } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DAY_MS = 86_400_000;
const SENT = { name: 'Sunita Devi', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };

describe('a lead after a call', () => {
  const app = useTestApp();
  let id: string;

  beforeEach(async () => {
    await app.sql('truncate contacts');
    app.clock.now += 3_600_000;
    await app.post('/contacts', SENT);
    const [lead] = await list(await StaffMember.logIn(app));
    id = lead?.id ?? '';
  });

  const list = async (staff: StaffMember) =>
    listStaffLeads.response.body.parse(await (await staff.get('/api/admin/leads')).json()).data;
  const set = async (status: string) => {
    const staff = await StaffMember.logIn(app);
    expect((await staff.putJson(`/api/admin/leads/${id}`, { status })).status).toBe(200);
  };
  /** Whether it is still there some days later, after the job has run. */
  const isThereAfter = async (days: number) => {
    app.clock.now += days * DAY_MS;
    await app.runJobs('remove settled leads');
    return (await list(await StaffMember.logIn(app))).length > 0;
  };

  it.each(['JOINED', 'CLOSED'])('is deleted 30 days after it is %s', async (status) => {
    await set('CALLED');
    app.clock.now += 5 * DAY_MS;
    await set(status);
    expect(await isThereAfter(29.9)).toBe(true);
    expect(await isThereAfter(0.2)).toBe(false);
  });

  it('is deleted 30 days after its person has become an associate', async () => {
    const staff = await StaffMember.logIn(app);
    const { name, mobile } = SENT;
    expect((await staff.post(`/api/admin/leads/${id}/associate`, { name, mobile })).status).toBe(200);
    expect(await isThereAfter(29.9)).toBe(true);
    expect(await isThereAfter(0.2)).toBe(false);
  });

  it('stays while it waits for a call', async () => {
    expect(await isThereAfter(400)).toBe(true);
    await set('CALLED');
    expect(await isThereAfter(400)).toBe(true);
  });

  it('stays when staff correct a wrong status, and has 30 days from the first status that settles it', async () => {
    await set('CLOSED');
    expect(await isThereAfter(20)).toBe(true);
    await set('CALLED');
    expect(await isThereAfter(20)).toBe(true);
    await set('CLOSED');
    expect(await isThereAfter(20)).toBe(true);
    await set('JOINED');
    expect(await isThereAfter(11)).toBe(false);
  });

  it('is deleted at once by staff, with an entry in the audit that has nothing of the person', async () => {
    const staff = await StaffMember.logIn(app);
    const response = await staff.delete(`/api/admin/leads/${id}`);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await list(staff)).toEqual([]);
    const admin = await StaffMember.logIn(app, 'admin');
    expect((await admin.audit(`lead/${id}`)).data[0]).toMatchObject({
      action: 'delete',
      before: { id, status: 'NEW', version: 1 },
      after: null,
    });
    for (const unknown of [id, 'none'])
      expect(await readRejection(await staff.delete(`/api/admin/leads/${unknown}`))).toEqual([
        404,
        'Lead not found',
      ]);
  });
});

describe('the leads of a person who deletes the account', () => {
  const app = useTestApp();
  const PASSWORD = 'secret1234';

  it('are deleted when they have a proven contact of the account', async () => {
    const sent = [
      { ...SENT, name: 'By number', email: 'another@example.in' },
      { ...SENT, name: 'By mail', mobile: '9876543211', email: 'Meena@Example.in' },
      { ...SENT, name: 'By neither', mobile: '9876543212', email: 'third@example.in' },
    ];
    for (const lead of sent) await app.post('/contacts', lead);
    await app.post('/auth/register', {
      name: 'Meena Kumari',
      email: 'meena@example.in',
      username: 'meena',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    await app.sql(`update users set mobile = '9876543210', mobile_verified_at = now(), email_verified_at = now()
      where username = 'meena'`);
    expect(await remove()).toBe(200);
    expect(await app.sql(`select name from contacts where name like 'By %'`)).toEqual([
      { name: 'By neither' },
    ]);
  });

  it('stay when the account has not proven the contact', async () => {
    await app.post('/auth/register', {
      name: 'Meena Kumari',
      email: 'third@example.in',
      username: 'meena',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    await app.sql(`update users set mobile = '9876543212' where username = 'meena'`);
    expect(await remove()).toBe(200);
    expect(await app.sql(`select name from contacts where name like 'By %'`)).toEqual([
      { name: 'By neither' },
    ]);
  });

  const remove = async () => {
    const { token } = await logIn(app, 'meena', PASSWORD);
    const headers = { Authorization: `Bearer ${token}` };
    return (await app.post('/privacy/delete', { password: PASSWORD }, headers)).status;
  };

  it('are found by indexes, however many there are', async () => {
    await app.sql(`insert into contacts (id, name, mobile, email, state, pincode)
      select gen_random_uuid(), 'Lead', (7000000000 + n)::text, 'lead' || n || '@example.in', 'Bihar', '000000'
      from generate_series(1, 5000) as n`);
    await app.sql('analyze contacts');
    const plan = await makePlan(
      app,
      `delete from contacts where mobile in ('7000000777') or lower(email) in ('lead777@example.in')`,
    );
    expect(plan).toMatch('contacts_by_mobile');
    expect(plan).toMatch('contacts_by_email');
    expect(plan).not.toContain('Seq Scan');
  });
});
