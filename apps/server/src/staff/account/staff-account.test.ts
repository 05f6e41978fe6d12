import { StaffArea, listStaffAccounts } from '@pgm/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { logIn, toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/staff-accounts';
const OWN = toFailure('You cannot change your own rights. Another administrator can.');

describe('the accounts of staff', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });
  let admin: StaffMember;
  let staff: StaffMember;

  const list = async (query = '') =>
    listStaffAccounts.response.body.parse(await (await admin.get(`${PATH}?${query}`)).json()).data;
  const find = async (username = 'staff') => (await list()).find((one) => one.username === username);
  const setAccess = (by: StaffMember, id: string, access: object) => by.putJson(`${PATH}/${id}`, access);

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
  });
  beforeEach(async () => {
    await app.sql(
      `update users set roles = '{STAFF}', rights = '{${StaffArea.options}}' where username = 'staff'`,
    );
    staff = await StaffMember.logIn(app);
  });

  it('are listed with rights, last login and second factor', async () => {
    await app.sql(`insert into second_factors (user_id, secret) values ('${staff.id}', 'x')`);
    expect(await list()).toEqual([
      {
        id: admin.id,
        name: 'Anil Saxena',
        username: 'admin',
        email: 'admin@example.in',
        role: 'ADMIN',
        rights: StaffArea.options,
        isOwn: true,
        isBlocked: false,
        lastLoginAt: '2026-11-21T06:30:00.000Z',
        hasSecondFactor: false,
      },
      expect.objectContaining({
        id: staff.id,
        role: 'STAFF',
        isOwn: false,
        lastLoginAt: '2026-11-21T06:30:00.000Z',
        hasSecondFactor: true,
      }),
    ]);
    await app.sql('delete from second_factors');
    expect((await list('search=sushma')).map(({ username }) => username)).toEqual(['staff']);
    expect((await list('role=ADMIN')).map(({ username }) => username)).toEqual(['admin']);
    expect((await list('sort=-lastLogin')).length).toBe(2);
  });

  it('lose a right with the next call, and the audit says who took it', async () => {
    expect((await staff.get('/contacts')).status).toBe(200);
    const response = await setAccess(admin, staff.id, { role: 'STAFF', rights: ['orders'] });
    expect([response.status, (await find())?.rights]).toEqual([200, ['orders']]);
    expect(toStatuses([await staff.get('/contacts'), await staff.get('/api/admin/orders/needs')])).toEqual([
      403, 200,
    ]);
    const [entry] = (await admin.audit(`member/${staff.id}`)).data;
    expect(entry).toMatchObject({
      actorId: admin.id,
      before: { roles: ['STAFF'], rights: StaffArea.options },
      after: { roles: ['STAFF'], rights: ['orders'] },
    });
  });

  it('can become administrators, and staff again', async () => {
    await setAccess(admin, staff.id, { role: 'ADMIN', rights: [] });
    expect((await staff.get(PATH)).status).toBe(200);
    await setAccess(admin, staff.id, { role: 'STAFF', rights: ['money'] });
    expect((await staff.get(PATH)).status).toBe(403);
    expect(await find()).toMatchObject({ role: 'STAFF', rights: ['money'] });
  });

  it('are shown as they are now to the second of two administrators', async () => {
    const known = { role: 'STAFF', rights: [...StaffArea.options] };
    await setAccess(admin, staff.id, { role: 'STAFF', rights: ['orders'], known });
    const second = await setAccess(admin, staff.id, { role: 'STAFF', rights: ['people'], known });
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('Another user has changed this.'), current: await find() },
    ]);
    expect((await find())?.rights).toEqual(['orders']);
  });

  it('are removed from staff: all sessions end, and the account stays', async () => {
    expect((await admin.delete(`${PATH}/${staff.id}`)).status).toBe(200);
    expect((await staff.get('/contacts')).status).toBe(401);
    expect(await find()).toBeUndefined();
    const { user } = await logIn(app, 'staff');
    expect([user.roles, user.rights]).toEqual([[], undefined]);
    expect((await admin.delete(`${PATH}/${staff.id}`)).status).toBe(404);
  });

  it('are removed from staff: their grievances that are not settled are assigned to none', async () => {
    const guest = new GrievanceFiler(app);
    const statuses = ['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'];
    for (const status of statuses) {
      await guest.file({ name: status });
      await app.sql(
        `update grievances set status = '${status}', assigned_to = '${staff.id}' where name = '${status}'`,
      );
    }
    await guest.file({ name: 'OTHER' });
    await app.sql(`update grievances set assigned_to = '${admin.id}' where name = 'OTHER'`);
    expect((await admin.delete(`${PATH}/${staff.id}`)).status).toBe(200);
    expect(
      await app.sql(`select name, assigned_to from grievances where name in ('OTHER', '${statuses.join("', '")}')
        order by serial`),
    ).toEqual([
      { name: 'OPEN', assigned_to: null },
      { name: 'IN_PROGRESS', assigned_to: null },
      { name: 'RESOLVED', assigned_to: staff.id },
      { name: 'CLOSED', assigned_to: staff.id },
      { name: 'OTHER', assigned_to: admin.id },
    ]);
  });

  it('are never changed by their owner, nor by staff', async () => {
    const own = await setAccess(admin, admin.id.toUpperCase(), { role: 'STAFF', rights: [] });
    expect([own.status, await own.json()]).toEqual([409, OWN]);
    const removal = await admin.delete(`${PATH}/${admin.id}`);
    expect([removal.status, await removal.json()]).toEqual([409, OWN]);
    const asha = await StaffMember.logIn(app, 'asha');
    for (const by of [staff, asha])
      expect(
        toStatuses([
          await by.get(PATH),
          await setAccess(by, admin.id, {}),
          await by.delete(`${PATH}/${admin.id}`),
        ]),
      ).toEqual([403, 403, 403]);
    for (const id of [asha.id, randomUUID(), 'nonsense'])
      expect(
        toStatuses([
          await setAccess(admin, id, { role: 'ADMIN', rights: [] }),
          await admin.delete(`${PATH}/${id}`),
        ]),
      ).toEqual([404, 404]);
    expect((await logIn(app, 'asha')).user.roles).toEqual(['MEMBER']);
  });

  it.each([{}, { role: 'MEMBER', rights: [] }, { role: 'STAFF' }, { role: 'STAFF', rights: ['all'] }])(
    'reject %j',
    async (access) => {
      expect((await setAccess(admin, staff.id, access)).status).toBe(400);
    },
  );
});
