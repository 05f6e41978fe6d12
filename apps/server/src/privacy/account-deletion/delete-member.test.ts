import { beforeEach, describe, expect, it } from 'vitest';
import { isGood, logIn, passToNextHour, toFailure } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/database/id.ts';

const MEENA = {
  name: 'Meena Kumari',
  email: 'meena@example.in',
  username: 'meena',
  password: 'secret1234',
  confirmPassword: 'secret1234',
};

describe('the account of a member who asks an administrator to delete it', () => {
  const app = useTestApp();
  let admin: StaffMember;
  let meena: Awaited<ReturnType<typeof logIn>>;

  beforeEach(async () => {
    passToNextHour(app);
    admin = await StaffMember.logIn(app, 'admin');
    await app.post('/auth/register', MEENA);
    meena = await logIn(app, 'meena', MEENA.password);
  });

  const remove = async (id: string, by = admin) => {
    const response = await by.delete(`/api/admin/members/${id}`);
    return [response.status, await response.json()];
  };
  const toId = async (username: string) =>
    String(Object((await app.sql(`select id from users where username = '${username}'`))[0]).id);

  it('is deleted as by the member: no login, no name, no page; the audit has only its id', async () => {
    const { id } = meena.user;
    expect(await remove(id)).toEqual([200, { success: true }]);
    expect(await isGood(app, meena.token)).toBe(false);
    expect(
      await app.sql(`select email, mobile, deleted_at is not null as gone from users where id = '${id}'`),
    ).toEqual([{ email: null, mobile: null, gone: true }]);
    expect((await admin.get(`/api/admin/members/${id}`)).status).toBe(404);
    expect(await remove(id)).toEqual([404, toFailure('Not found')]);
    expect(
      await app.sql(
        `select actor_id, action, before, after from audit_entries where subject = 'member/${id}'`,
      ),
    ).toEqual([{ actor_id: admin.id, action: 'delete', before: {}, after: null }]);
  });

  it('stays while an order is in progress or a refund is due, in words about the member', async () => {
    const asha = await toId('asha');
    await app.sql(`update orders set status = 'PLACED', payment_status = 'DUE' where user_id = '${asha}'`);
    expect(await remove(asha)).toEqual([
      409,
      toFailure(
        'This member has an order in progress. The account can be deleted once it is delivered or cancelled.',
      ),
    ]);
    await app.sql(
      `update orders set status = 'CANCELLED', payment_status = 'REFUND_DUE' where user_id = '${asha}'`,
    );
    expect(await remove(asha)).toEqual([
      409,
      toFailure('We still owe this member a refund. The account can be deleted once it is paid.'),
    ]);
  });

  it('stays while a payout is due or its transfer has failed, and goes once it is paid', async () => {
    const asha = await toId('asha');
    await app.sql(
      `update orders set status = 'CANCELLED', payment_status = 'PAID' where user_id = '${asha}'`,
    );
    const set = (status: string, paidAt = 'null') =>
      app.sql(`update node_payments set status = '${status}', paid_at = ${paidAt}
        where associate_id = (select id from associates where user_id = '${asha}')`);
    for (const status of ['DUE', 'FAILED']) {
      await set(status);
      expect(await remove(asha)).toEqual([
        409,
        toFailure('We still owe this member a payment. The account can be deleted once it is paid.'),
      ]);
    }
    await set('PAID', 'now()');
    expect((await remove(asha))[0]).toBe(200);
  });

  it('is neither that of staff nor one of the caller', async () => {
    expect(await remove(await toId('staff'))).toEqual([
      409,
      toFailure('This member belongs to the staff. Remove the roles first.'),
    ]);
    expect(await remove(admin.id.toUpperCase())).toEqual([
      409,
      toFailure('Delete your own account in the member area.'),
    ]);
    for (const id of [newId(), 'nonsense']) expect((await remove(id))[0]).toBe(404);
  });
});
