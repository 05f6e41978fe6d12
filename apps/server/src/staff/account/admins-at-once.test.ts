import { describe, expect, it } from 'vitest';
import { toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('two administrators who take the role of each other at once', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });
  const PATH = '/api/admin/staff-accounts';

  it.each([
    [
      'change the rights',
      (by: StaffMember, { id }: StaffMember) => by.putJson(`${PATH}/${id}`, { role: 'STAFF', rights: [] }),
    ],
    ['remove from staff', (by: StaffMember, { id }: StaffMember) => by.delete(`${PATH}/${id}`)],
  ])('never both lose it: %s', async (_, demote) => {
    for (let round = 0; round < 10; round += 1) {
      await app.sql(`update users set roles = '{STAFF,ADMIN}' where username in ('admin', 'staff')`);
      const [one, two] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'staff')];
      const statuses = toStatuses(await Promise.all([demote(one, two), demote(two, one)])).toSorted();
      expect(statuses[0]).toBe(200);
      // The other one is rejected in the transaction, or has lost the role or the session before it begins.
      expect([401, 403]).toContain(statuses[1]);
      expect(await app.sql(`select count(*)::int as admins from users where 'ADMIN' = any(roles)`)).toEqual([
        { admins: 1 },
      ]);
    }
  });
});
