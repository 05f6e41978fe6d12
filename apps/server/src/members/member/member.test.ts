import { randomUUID } from 'node:crypto';
import { listMembers } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, logIn, toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the list of members', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let asha = '';

  const list = async (query = '') =>
    listMembers.response.body.parse(await (await admin.get(`/api/admin/members?${query}`)).json());
  const readNames = async (query: string) => (await list(query)).data.map(({ username }) => username);

  beforeAll(async () => {
    await app.sql('delete from users where password_hash is null');
    for (const [index, name] of ['kamla', 'ravi', 'asha', 'staff', 'admin'].entries())
      await app.sql(`update users set created_at = '2026-01-0${index + 1}' where username = '${name}'`);
    admin = await StaffMember.logIn(app, 'admin');
    const [row] = (await list('search=asha')).data;
    asha = row?.referralCode ?? '';
  });

  it('has the newest first, a page at a time', async () => {
    const { data, ...page } = await list('page=2&limit=2');
    expect(page).toEqual({ success: true, page: 2, limit: 2, total: 5 });
    expect(data.map(({ username }) => username)).toEqual(['asha', 'ravi']);
    expect(await readNames('sort=-newest')).toEqual(['kamla', 'ravi', 'asha', 'staff', 'admin']);
  });

  it('says of each member what the contract names, and no more', async () => {
    const response = await admin.get('/api/admin/members?search=asha');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name: 'Asha Mishra',
          username: 'asha',
          roles: ['MEMBER'],
          primaryEmail: 'asha@example.in',
          primaryPhone: '9000000001',
          referralCode: expect.stringMatching(/^[A-Z0-9]+$/),
          sponsor: { name: expect.any(String), referralCode: expect.any(String) },
          joinedAt: '2026-01-03T00:00:00.000Z',
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/password|google|argon/i);
  });

  it.each([
    ['search=ASH', ['asha']],
    ['search=asha%20mi', ['asha']],
    ['search=kumar', ['ravi']],
    ['search=staff@', ['staff']],
    ['search=9000000003', ['kamla']],
    ['search=%2B91%2090000%2000001', ['asha']],
    ['search=mishr', ['asha']],
    ['search=ishra', []],
    ['search=%25', []],
    ['search=_', []],
    ["search='", []],
    ['role=STAFF', ['staff']],
    ['role=ADMIN&search=asha', []],
    ['from=2026-01-02&to=2026-01-03', ['asha', 'ravi']],
    ['to=2026-01-01', ['kamla']],
    ['sponsor=NOBODY', []],
  ])('is narrowed by %s', async (query, names) => {
    expect(await readNames(query)).toEqual(names);
  });

  it('finds a member by a whole referral code, in any case', async () => {
    expect(await readNames(`search=${asha.toLowerCase()}`)).toEqual(['asha']);
  });

  it('is narrowed to those of a sponsor', async () => {
    await app.sql(`update associates set parent_id = (select id from associates where referral_code = '${asha}')
      where user_id = (select id from users where username = 'kamla')`);
    const found = await list(`sponsor=${asha.toLowerCase()}`);
    expect([found.total, found.data.map(({ username }) => username)]).toEqual([1, ['kamla']]);
    expect(found.data[0]?.sponsor).toEqual({ referralCode: asha, name: 'Asha Mishra' });
    expect(await readNames('sponsor=%2B91%2090000%2000001')).toEqual(['kamla']);
    expect(await readNames('sponsor=9000000009')).toEqual([]);
  });

  it('leaves out who deleted the account', async () => {
    await app.sql(`update users set deleted_at = now() where username = 'ravi'`);
    expect(await readNames('search=ravi')).toEqual([]);
    await app.sql(`update users set deleted_at = null where username = 'ravi'`);
  });

  it('is for administrators only', async () => {
    for (const name of ['staff', 'asha']) {
      const caller = await StaffMember.logIn(app, name);
      expect((await caller.get('/api/admin/members?page=0')).status).toBe(403);
    }
  });

  it.each([
    'page=0',
    'limit=101',
    'sort=roles',
    'search=%00',
    'role=OWNER',
    'from=2026-13-01',
    `sponsor=${'x'.repeat(21)}`,
  ])('rejects %s', async (query) => {
    expect((await admin.get(`/api/admin/members?${query}`)).status).toBe(400);
  });
});

describe('the sessions of a member', () => {
  const app = useTestApp();
  const end = (by: StaffMember, id: string) => by.post(`/api/admin/members/${id}/end-sessions`, {});

  it('are ended by an administrator at once, on every device, and the audit says so without a name', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const [phone, laptop] = [await logIn(app, 'asha'), await logIn(app, 'asha')];
    const ravi = await logIn(app, 'ravi');
    expect((await end(admin, phone.user.id)).status).toBe(200);
    for (const { token, refreshToken } of [phone, laptop]) {
      expect((await callAs(app, token, '/auth/security')).status).toBe(401);
      expect((await app.post('/auth/refresh-token', { refreshToken })).status).toBe(401);
    }
    expect((await callAs(app, ravi.token, '/auth/security')).status).toBe(200);
    const { id } = phone.user;
    expect((await admin.audit(`member/${id}`)).data).toMatchObject([
      {
        actorId: admin.id,
        action: 'update',
        before: { memberId: id },
        after: { memberId: id, sessionsEnded: true },
        names: { [id]: 'Asha Mishra' },
      },
    ]);
    expect((await logIn(app, 'asha')).user.id).toBe(id);
  });

  it("are not ended by staff, by members, nor by the administrator's own hand", async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const asha = await StaffMember.logIn(app, 'asha');
    const staff = await StaffMember.logIn(app);
    expect(toStatuses([await end(staff, asha.id), await end(asha, staff.id)])).toEqual([403, 403]);
    const own = await end(admin, admin.id.toUpperCase());
    expect([own.status, await own.json()]).toEqual([
      409,
      toFailure('Your own sessions cannot be ended here. End them in your profile.'),
    ]);
    expect((await admin.get('/api/admin/members')).status).toBe(200);
    for (const id of [randomUUID(), 'nonsense']) expect((await end(admin, id)).status).toBe(404);
    expect((await admin.audit('member/')).data.filter(({ actorId }) => actorId !== admin.id)).toEqual([]);
  });
});
