import { describe, expect, it } from 'vitest';
import { useFaultyApp } from '../../../test/faulty-app.ts';
import { toStatuses } from '../../../test/identity.ts';
import { untilWaiting } from '../../../test/lock-waits.ts';
import { StaffMember } from '../../../test/staff-member.ts';

describe('two administrators, of which one takes the role of the other while that one blocks the first', () => {
  const { app, direct } = useFaultyApp();

  it('are never both without it', async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username in ('admin', 'staff')`);
    const [one, two] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'staff')];
    const other = await direct();
    await other.query('begin');
    await other.query(`select 1 from users where username in ('admin', 'staff') for update`);
    const demoted = one.putJson(`/api/admin/staff-accounts/${two.id}`, { role: 'STAFF', rights: [] });
    await untilWaiting(other, 1);
    const blocked = two.post(`/api/admin/members/${one.id}/block`, { reason: 'Left the company' });
    await untilWaiting(other, 2);
    await other.query('rollback');
    expect(toStatuses(await Promise.all([demoted, blocked]))).toEqual([200, 403]);
    expect(
      await app.sql(`select username from users where 'ADMIN' = any(roles) and blocked_at is null`),
    ).toEqual([{ username: 'admin' }]);
  });
});
