import { StaffArea, StaffLead, listStaffLeads } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRejection } from '../../../test/buyer.ts';
import { makePlan } from '../../../test/crowd.ts';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const SENT = { name: 'Sunita', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };
const NO_ASSIGNEE = 'This person cannot work on it: the account needs the right, and must not be blocked.';

describe('a lead that staff work on', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });
  let staff: StaffMember;
  let admin: StaffMember;
  let id: string;

  beforeEach(async () => {
    await app.sql('truncate contacts');
    await app.sql(`update users set roles = '{STAFF}', rights = '{${StaffArea.options}}', blocked_at = null
      where username = 'staff'`);
    await app.sql(`update users set roles = '{ADMIN}' where username = 'admin'`);
    app.clock.now += 3_600_000;
    [staff, admin] = [await StaffMember.logIn(app), await StaffMember.logIn(app, 'admin')];
    await app.post('/contacts', SENT);
    app.clock.now += 1000;
    await app.post('/contacts', { ...SENT, name: 'Mohan', mobile: '9876543211', email: 'mohan@example.in' });
    id = (await list(staff, 'search=sunita'))[0]?.id ?? '';
  });

  const list = async (by: StaffMember, query = '') =>
    listStaffLeads.response.body.parse(await (await by.get(`/api/admin/leads?${query}`)).json()).data;
  const names = async (by: StaffMember, query: string) => (await list(by, query)).map(({ name }) => name);
  const assign = (by: StaffMember, assigneeId?: string, isAssigned = true, lead = id) =>
    by.putJson(`/api/admin/leads/${lead}/assignee`, { isAssigned, assigneeId });
  const readAssignee = async () => app.sql(`select assigned_to from contacts where id = '${id}'`);
  const readAudit = async () =>
    (await admin.audit(`lead/${id}`)).data.map(({ actorName, before, after }) => [
      actorName,
      before?.['assignee'],
      after?.['assignee'],
    ]);

  it('is taken by one of the staff, who finds it among the own ones, and is given back', async () => {
    expect(await readRecord(await assign(staff))).toMatchObject({
      id,
      assignee: { name: 'Sushma Yadav', isCaller: true },
      canAssign: true,
      canAssignToOthers: false,
      version: 2,
    });
    expect(await names(staff, 'assignee=caller')).toEqual(['Sunita']);
    expect(await names(staff, 'assignee=none')).toEqual(['Mohan']);
    expect(await names(admin, 'assignee=caller')).toEqual([]);
    expect(await names(staff, 'assignee=caller&status=CALLED')).toEqual([]);
    expect(await readRejection(await staff.get('/api/admin/leads?assignee=me'))).toEqual([
      400,
      'Choose an assignee from the list',
    ]);
    expect(await readRecord(await assign(staff, undefined, false))).toMatchObject({
      assignee: null,
      version: 3,
    });
    expect(await readAudit()).toEqual([
      ['Sushma Yadav', staff.id, null],
      ['Sushma Yadav', null, staff.id],
    ]);
  });

  it('is not taken from an administrator, but by one', async () => {
    await assign(staff);
    expect(await readRecord(await assign(admin))).toMatchObject({
      assignee: { name: 'Anil Saxena', isCaller: true },
      canAssignToOthers: true,
    });
    for (const isAssigned of [true, false]) {
      const response = await assign(staff, undefined, isAssigned);
      expect([response.status, await response.json()]).toEqual([
        409,
        {
          ...toFailure('Another member of staff works on this.'),
          current: expect.objectContaining({
            id,
            assignee: { name: 'Anil Saxena', isCaller: false },
            canAssign: false,
            canAssignToOthers: false,
          }),
        },
      ]);
    }
    expect((await assign(admin, undefined, false)).status).toBe(200);
    expect(await readAssignee()).toEqual([{ assigned_to: null }]);
  });

  it('has one assignee after ten have taken it at once, and one entry in the audit', async () => {
    const others = Array.from({ length: 9 }, () => assign(staff));
    const statuses = toStatuses(await Promise.all([assign(staff), ...others]));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await readAudit()).toEqual([['Sushma Yadav', null, staff.id]]);
  });

  it('is assigned to a colleague by an administrator, who finds it among the own ones', async () => {
    expect(await readRecord(await assign(admin, staff.id.toUpperCase()))).toMatchObject({
      assignee: { name: 'Sushma Yadav', isCaller: false },
    });
    expect(await names(staff, 'assignee=caller')).toEqual(['Sunita']);
    const [entry] = (await admin.audit(`lead/${id}`)).data;
    expect(entry).toMatchObject({
      actorName: 'Anil Saxena',
      before: { id, status: 'NEW', assignee: null, version: 1 },
      after: { id, status: 'NEW', assignee: staff.id, version: 2 },
      names: { [staff.id]: 'Sushma Yadav' },
    });
  });

  it('is not assigned to a colleague by other staff', async () => {
    for (const assigneeId of [admin.id, staff.id])
      expect(await readRejection(await assign(staff, assigneeId))).toEqual([
        403,
        'You do not have permission to do this.',
      ]);
    expect(await readAssignee()).toEqual([{ assigned_to: null }]);
  });

  it.each([
    ['has no right to leads', `rights = '{orders}'`],
    ['is blocked', `blocked_at = now()`],
    ['is deleted', `deleted_at = now()`],
    ['is no staff any more', `roles = '{MEMBER}'`],
  ])('is not assigned to an account that %s, which is not offered either', async (_, change) => {
    const offered = async () => {
      const response = await admin.get('/api/admin/staff-accounts?area=people');
      return JSON.stringify(await response.json()).includes('Sushma Yadav');
    };
    expect(await offered()).toBe(true);
    await app.sql(`update users set ${change} where username = 'staff'`);
    try {
      expect(await offered()).toBe(false);
      const response = await assign(admin, staff.id);
      expect([response.status, await response.json()]).toEqual([
        400,
        { ...toFailure(NO_ASSIGNEE), fields: { assigneeId: NO_ASSIGNEE } },
      ]);
      expect(await readAssignee()).toEqual([{ assigned_to: null }]);
    } finally {
      await app.sql(`update users set deleted_at = null where username = 'staff'`);
    }
  });

  it.each([
    ['a member', async () => (await StaffMember.logIn(app, 'asha')).id, 400],
    ['an unknown account', async () => newId(), 400],
    ['no account', async () => 'nonsense', 400],
  ])('is not assigned to %s', async (_, find, status) => {
    expect(await readRejection(await assign(admin, await find()))).toEqual([status, NO_ASSIGNEE]);
  });

  it('is not found when it is deleted or unknown', async () => {
    await app.sql(`update contacts set is_deleted = true where id = '${id}'`);
    for (const lead of [id, newId(), 'none'])
      expect(await readRejection(await assign(staff, undefined, true, lead))).toEqual([
        404,
        'Lead not found',
      ]);
  });

  it('has the assignee of the later of two administrators at once, and the audit has both in order', async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    for (let round = 0; round < 5; round += 1) {
      await app.sql('update contacts set assigned_to = null');
      expect(toStatuses(await Promise.all([assign(admin, staff.id), assign(staff, admin.id)]))).toEqual([
        200, 200,
      ]);
      const changes = await app.sql(`select before ->> 'assignee' as before, after ->> 'assignee' as after
        from audit_entries where subject = 'lead/${id}' order by (after ->> 'version')::int offset ${2 * round}`);
      const [stored] = await readAssignee();
      const isOfStaff = JSON.stringify(stored) === JSON.stringify({ assigned_to: staff.id });
      const [first, second] = isOfStaff ? [admin.id, staff.id] : [staff.id, admin.id];
      expect(changes).toEqual([
        { before: null, after: first },
        { before: first, after: second },
      ]);
    }
  });

  it('is never left with an account that is removed from staff at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.sql(`update users set roles = '{STAFF}' where username = 'staff'`);
      await app.sql('update contacts set assigned_to = null');
      const [assigned, removed] = await Promise.all([
        assign(admin, staff.id),
        admin.delete(`/api/admin/staff-accounts/${staff.id}`),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 400]).toContain(assigned.status);
      expect(await readAssignee()).toEqual([{ assigned_to: null }]);
    }
  });

  it.each([
    ['are removed from staff', (of: string) => admin.delete(`/api/admin/staff-accounts/${of}`)],
    [
      'lose the right to it',
      (of: string) =>
        admin.putJson(`/api/admin/staff-accounts/${of}`, { role: 'STAFF', rights: ['orders', 'money'] }),
    ],
  ])('is assigned to none when its staff %s, unless it is settled', async (_, demote) => {
    const [mohan] = await list(staff, 'search=mohan');
    await assign(admin, staff.id);
    await assign(admin, staff.id, true, mohan?.id);
    expect((await staff.putJson(`/api/admin/leads/${mohan?.id}`, { status: 'CLOSED' })).status).toBe(200);
    expect((await demote(staff.id)).status).toBe(200);
    expect(await app.sql('select name, assigned_to, version from contacts order by name')).toEqual([
      { name: 'Mohan', assigned_to: staff.id, version: 3 },
      { name: 'Sunita', assigned_to: null, version: 3 },
    ]);
    expect((await readAudit())[0]).toEqual(['Anil Saxena', staff.id, null]);
  });

  it('stays with its staff while they keep the right to it', async () => {
    await assign(admin, staff.id);
    const access = { role: 'STAFF', rights: ['people'] };
    expect((await admin.putJson(`/api/admin/staff-accounts/${staff.id}`, access)).status).toBe(200);
    expect(await readAssignee()).toEqual([{ assigned_to: staff.id }]);
  });

  it('is found among many by its assignee, in the usual order', async () => {
    await app.sql(`insert into contacts (id, name, mobile, email, state, pincode, assigned_to, created_at)
      select gen_random_uuid(), 'Crowd', '9000000000', '', '', '',
        case when n % 20 = 0 then null else ('00000000-0000-4000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid end,
        now() - n * interval '1 minute' from generate_series(1, 5000) as n`);
    await app.sql('analyze contacts');
    const order = 'order by created_at desc, id desc limit 20';
    const mine = `from contacts where not is_deleted and assigned_to = '00000000-0000-4000-8000-000000000007'`;
    for (const query of [`select * ${mine} ${order}`, `select count(*) ${mine}`]) {
      const plan = await makePlan(app, query);
      expect(plan).toContain('contacts_of_assignee');
      expect(plan).not.toContain('Seq Scan');
    }
    expect(await makePlan(app, `select * ${mine} ${order}`)).not.toContain('Sort');
    const none = 'from contacts where not is_deleted and assigned_to is null';
    for (const query of [`select * ${none} ${order}`, `select count(*) ${none}`])
      expect(await makePlan(app, query)).not.toContain('Seq Scan');
  });

  it('is read with its assignee', async () => {
    await assign(staff);
    const found = StaffLead.parse(await readRecord(await admin.get(`/api/admin/leads/${id}`)));
    expect(found.assignee).toEqual({ name: 'Sushma Yadav', isCaller: false });
  });
});
