import { describe, expect, it } from 'vitest';
import { logIn, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('two administrators who set the facts of a member at once', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '500' });

  it('do not overwrite each other: one gets the member as it is now', async () => {
    await app.sql(`update users set roles = '{STAFF,ADMIN}' where username = 'staff'`);
    const admins = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'staff')];
    const { user } = await logIn(app, 'asha');
    const { firstName, primaryEmail, primaryPhone } = user;
    let lastName = user.lastName;
    for (let round = 0; round < 10; round += 1) {
      const known = { firstName, lastName, primaryEmail, primaryPhone };
      const responses = await Promise.all(
        admins.map((admin, at) =>
          admin.putJson(`/api/admin/members/${user.id}`, {
            ...known,
            lastName: `Mishra ${round} ${at}`,
            reason: 'As on her card',
            known,
          }),
        ),
      );
      expect(toStatuses(responses).toSorted()).toEqual([200, 409]);
      const winner = responses.findIndex(({ status }) => status === 200);
      lastName = `Mishra ${round} ${winner}`;
      expect(await app.sql(`select last_name from users where id = '${user.id}'`)).toEqual([
        { last_name: lastName },
      ]);
    }
    const [admin] = admins;
    expect((await admin?.audit(`member/${user.id}`))?.data).toHaveLength(10);
  });
});
