import { StaffLead, listStaffLeads } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { associateId, miscounted } from '../../../test/tree.ts';
import { newId } from '../../platform/database/id.ts';

const SENT = { name: 'Sunita Devi', mobile: '9876543210', email: 'sunita@example.in', state: 'Bihar' };

describe('the person of a lead', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let lead: StaffLead;

  beforeEach(async () => {
    await app.sql('truncate contacts');
    await app.sql(
      `delete from associates where user_id in (select id from users where mobile = '${SENT.mobile}')`,
    );
    await app.sql(`delete from users where mobile = '${SENT.mobile}'`);
    app.clock.now += 3_600_000;
    staff = await StaffMember.logIn(app);
    await app.post('/contacts', { ...SENT, sponsorCode: 'ASHA2023' });
    const { data } = listStaffLeads.response.body.parse(await (await staff.get('/api/admin/leads')).json());
    lead = StaffLead.parse(data[0]);
  });

  const join = (more: object = {}, id = lead.id) => {
    const { name, mobile, email } = lead;
    return staff.post(`/api/admin/leads/${id}/associate`, { name, mobile, email, ...more });
  };
  const readAssociates = () =>
    app.sql(`select u.first_name, u.email, a.parent_id from associates a join users u on u.id = a.user_id
      where u.mobile = '${SENT.mobile}'`);

  it('becomes an associate below the one who referred it, and the lead has joined', async () => {
    expect(await readRecord(await join({ email: undefined }))).toEqual({
      ...lead,
      status: 'JOINED',
      version: 2,
    });
    expect(await readAssociates()).toEqual([
      { first_name: 'Sunita', email: null, parent_id: associateId('asha') },
    ]);
    expect(await miscounted(app)).toEqual([]);
    expect(
      await app.sql(`select split_part(subject, '/', 1) as kind, action, actor_id from audit_entries
        where actor_id = '${staff.id}' and action <> 'export' order by kind`),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'associate', action: 'create', actor_id: staff.id },
        { kind: 'lead', action: 'update', actor_id: staff.id },
      ]),
    );
  });

  it('joins once, with five presses at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => join()));
    expect(toStatuses(responses).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await readAssociates()).toHaveLength(1);
    expect(await (await join()).json()).toEqual({
      ...toFailure('This person has joined already.'),
      current: { ...lead, status: 'JOINED', version: 2 },
    });
  });

  it('has no sponsor without a referral', async () => {
    await app.sql('update contacts set referred_by = null');
    expect((await join()).status).toBe(200);
    expect(await readAssociates()).toMatchObject([{ parent_id: null }]);
  });

  it.each([
    [
      'has withdrawn from the agreement',
      `update associates set withdrawn_at = %s where referral_code = 'ASHA2023'`,
    ],
    ['has deleted the account', `update users set deleted_at = %s where username = 'asha'`],
  ])('has no sponsor when the associate who referred it %s', async (_, change) => {
    await app.sql(change.replace('%s', 'now()'));
    expect((await join()).status).toBe(200);
    await app.sql(change.replace('%s', 'null'));
    expect(await readAssociates()).toMatchObject([{ parent_id: null }]);
  });

  it('does not join with the number of another account: the lead stays as it was', async () => {
    const [{ mobile } = { mobile: '' }] = Object(
      await app.sql(`select mobile from users where username = 'ravi'`),
    );
    const taken = 'Another account has this mobile number';
    const response = await join({ mobile });
    expect([response.status, await response.json()]).toEqual([409, toFailure(taken, { mobile: taken })]);
    expect(await app.sql('select status, version from contacts')).toEqual([{ status: 'NEW', version: 1 }]);
  });

  it('is found, and has a name and a mobile number', async () => {
    for (const id of [newId(), 'nonsense']) expect((await join({}, id)).status).toBe(404);
    expect((await join({ mobile: '123' })).status).toBe(400);
    expect((await join({ name: '' })).status).toBe(400);
    await app.sql('update contacts set is_deleted = true');
    expect((await join()).status).toBe(404);
  });
});
