import { randomUUID } from 'node:crypto';
import { type MemberFactsForm, getMember } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callAs, logIn, passToNextHour, readOutbox, toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const KNOWN = {
  firstName: 'Asha',
  lastName: 'Mishra',
  primaryEmail: 'asha@example.in',
  primaryPhone: '9000000001',
};
const REASON = 'Her new phone, as she said at the counter';
const SAME: MemberFactsForm = { ...KNOWN, reason: REASON };
const Notifications = z.object({ data: z.array(z.looseObject({ text: z.string() })) });

describe('the facts of a member, set by an administrator', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', LOGINS_PER_ADDRESS: '500' });
  let admin: StaffMember;
  let id = '';

  const set = (changes: object, { by = admin, member = id }: { by?: StaffMember; member?: string } = {}) =>
    by.putJson(`/api/admin/members/${member}`, { ...SAME, known: KNOWN, ...changes });
  const find = async () =>
    getMember.response.body.parse(await (await admin.get(`/api/admin/members/${id}`)).json()).data;
  const canLogIn = async (name: string) =>
    (await app.post('/auth/login', { usernameOrEmail: name, password: 'demo1234' })).status;
  const readFacts = async () => {
    const { firstName, lastName, primaryEmail, primaryPhone, unproven } = await find();
    return { firstName, lastName, primaryEmail, primaryPhone, unproven };
  };

  beforeAll(async () => {
    admin = await StaffMember.logIn(app, 'admin');
    id = (await logIn(app, 'asha')).user.id;
  });
  beforeEach(async () => {
    // The messages of the test before are sent in the background.
    await app.idle();
    passToNextHour(app);
    admin = await StaffMember.logIn(app, 'admin');
    await app.sql('delete from messages');
    await app.sql('truncate notifications, contact_undos, queued_messages');
    await app.sql(`update users set first_name = 'Asha', last_name = 'Mishra', email = 'asha@example.in',
      email_verified_at = now(), email_changed_at = null, mobile = '9000000001', mobile_verified_at = now(),
      former_mobile = null where id = '${id}'`);
  });

  it('are shown at once, and a new contact is no way to log in before the member proves it', async () => {
    const response = await set({
      lastName: 'Devi Mishra',
      primaryEmail: 'Asha.New@example.in',
      primaryPhone: '9812345678',
    });
    expect([response.status, await response.json()]).toEqual([200, { success: true, data: await find() }]);
    expect(await readFacts()).toEqual({
      firstName: 'Asha',
      lastName: 'Devi Mishra',
      primaryEmail: 'asha.new@example.in',
      primaryPhone: '9812345678',
      unproven: ['email', 'phone'],
    });
    expect([await canLogIn('asha.new@example.in'), await canLogIn('asha')]).toEqual([401, 200]);
    // The proven number still works for a code.
    expect(await app.sql(`select former_mobile from users where id = '${id}'`)).toEqual([
      { former_mobile: '9000000001' },
    ]);
  });

  it('are reported to what was proven before, with the reason and a link that undoes new contacts', async () => {
    await set({ lastName: 'Devi', primaryEmail: 'asha.new@example.in', primaryPhone: '9812345678' });
    const sent = await readOutbox(app);
    expect(sent.map(({ channel, to }) => `${channel} ${to}`).toSorted()).toEqual([
      'email asha@example.in',
      'email asha@example.in',
      'sms +919000000001',
    ]);
    const bodies = sent.map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('/Associate/undo-contact-change?token='))).toHaveLength(2);
    expect(bodies.find((body) => body.includes(REASON))).toContain(
      'We have changed your name, your email, and your mobile number.',
    );
    const { token } = await logIn(app, 'asha');
    const { data } = Notifications.parse(await (await callAs(app, token, '/notifications')).json());
    expect(data).toMatchObject([
      { text: 'We have changed your profile. Reason: {reason}', values: { reason: REASON } },
    ]);
  });

  it('send nothing to an address that is not proven', async () => {
    await app.sql(`update users set email_verified_at = null, mobile_verified_at = null where id = '${id}'`);
    await set({ firstName: 'Aasha', primaryEmail: 'asha.new@example.in' });
    expect(await readOutbox(app)).toEqual([]);
  });

  it('are in the audit by their names, without values and reason', async () => {
    await set({ firstName: 'Aasha', primaryPhone: '9812345678' });
    const [entry] = (await admin.audit(`member/${id}`)).data;
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'update',
      before: { memberId: id },
      after: { memberId: id, nameChanged: true, mobileChanged: true },
    });
    expect(JSON.stringify([entry?.before, entry?.after])).not.toMatch(/Aasha|98123|counter/);
  });

  it('that are the same change nothing and report nothing', async () => {
    const entries = (await admin.audit(`member/${id}`)).data.length;
    expect((await set({})).status).toBe(200);
    expect((await admin.audit(`member/${id}`)).data).toHaveLength(entries);
    expect(await readOutbox(app)).toEqual([]);
  });

  it('are not overwritten when they are not as the administrator knew them', async () => {
    await app.sql(`update users set first_name = 'Aasha' where id = '${id}'`);
    const response = await set({ lastName: 'Devi' });
    expect([response.status, await response.json()]).toEqual([
      409,
      { ...toFailure('This member was changed meanwhile.'), current: await find() },
    ]);
    expect(await readFacts()).toMatchObject({ firstName: 'Aasha', lastName: 'Mishra' });
  });

  it('are set although the stored name has what a request cannot have', async () => {
    await app.sql(`update users set first_name = U&'Asha\\200B ' where id = '${id}'`);
    expect((await set({ firstName: 'Aasha' })).status).toBe(200);
    expect(await readFacts()).toMatchObject({ firstName: 'Aasha' });
  });

  it.each([
    ['primaryEmail', 'kamla@example.in', 'This email already has an account'],
    ['primaryPhone', '9000000002', 'This mobile number already has an account'],
  ])('cannot have as %s what another account has proven', async (field, value, sentence) => {
    await app.sql(
      `update users set email = 'kamla@example.in', email_verified_at = now() where username = 'kamla'`,
    );
    const response = await set({ [field]: value });
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure(sentence, { [field]: sentence }),
    ]);
  });

  it.each([
    [{ primaryEmail: '' }, 'Email is required'],
    [{ primaryPhone: '' }, 'Phone is required'],
    [{ primaryEmail: 'asha' }, 'Invalid email'],
    [{ primaryPhone: '12345' }, 'Enter valid 10-digit phone'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ reason: ' ' }, 'Please give a reason'],
  ])('are rejected for %j', async (changes, sentence) => {
    const response = await set(changes);
    expect([response.status, await response.json()]).toMatchObject([400, { message: sentence }]);
  });

  it('are set neither by staff and members, nor by administrators of themselves or of a member that is gone', async () => {
    const others = [await StaffMember.logIn(app), await StaffMember.logIn(app, 'ravi')];
    const rejected = await Promise.all(others.map((by) => set({ lastName: 'Devi' }, { by })));
    expect(toStatuses(rejected)).toEqual([403, 403]);
    const own = await set({ lastName: 'Devi' }, { member: admin.id.toUpperCase() });
    expect([own.status, await own.json()]).toEqual([
      409,
      toFailure('Change your own facts in your profile.'),
    ]);
    for (const member of [randomUUID(), 'nonsense'])
      expect((await set({ lastName: 'Devi' }, { member })).status).toBe(404);
    expect(await readFacts()).toMatchObject({ lastName: 'Mishra' });
  });
});
