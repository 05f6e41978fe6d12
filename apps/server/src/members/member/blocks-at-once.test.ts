import { describe, expect, it } from 'vitest';
import { StaffMember } from '../../../test/staff-member.ts';
import { toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('two administrators who block each other at once', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });

  it('are never both blocked', async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    for (let round = 0; round < 10; round += 1) {
      await app.sql('update users set blocked_at = null, block_reason = null');
      const [one, two] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'staff')];
      const block = (by: StaffMember, { id }: StaffMember) =>
        by.post(`/api/admin/members/${id}/block`, { reason: 'Left the company' });
      const statuses = toStatuses(await Promise.all([block(one, two), block(two, one)])).toSorted();
      expect(statuses[0]).toBe(200);
      // The other one is rejected in the transaction, or is logged out before it begins.
      expect([401, 403]).toContain(statuses[1]);
      expect(
        await app.sql('select count(*)::int as blocked from users where blocked_at is not null'),
      ).toEqual([{ blocked: 1 }]);
    }
  });
});
