import { createInvitation, listInvitations } from '@pgm/api/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, readOutbox, toFailure, toStatuses } from '../../../test/identity.ts';
import { StaffMember } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PATH = '/api/admin/staff-invitations';
const INVITATION = { email: 'Ravi@Example.in', rights: ['orders'], language: 'en' };
const OLD_LINK = toFailure('This invitation is no longer valid. Ask for a new one.');
const DAY_MS = 86_400_000;

describe('an invitation to staff', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', LOGINS_PER_ADDRESS: '500' });
  let admin: StaffMember;
  let ravi: StaffMember;

  beforeEach(async () => {
    app.clock.now = Date.UTC(2026, 10, 21, 6, 30);
    await app.sql('truncate staff_invitations, queued_messages, messages, rate_limits');
    await app.sql(
      `update users set roles = '{MEMBER}', rights = '{}', email_verified_at = now() where username = 'ravi'`,
    );
    [admin, ravi] = [await StaffMember.logIn(app, 'admin'), await StaffMember.logIn(app, 'ravi')];
  });

  const invite = async (invitation: object = INVITATION) =>
    createInvitation.response.body.parse(await (await admin.post(PATH, invitation)).json()).data;
  const list = async () => listInvitations.response.body.parse(await (await admin.get(PATH)).json()).data;
  const readToken = async () => {
    const [mail] = await readOutbox(app);
    return /staff-invitation\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const accept = (by: StaffMember, token: string) => by.post('/auth/staff-invitation/accept', { token });
  const show = (by: StaffMember, token: string) => by.post('/auth/staff-invitation/show', { token });
  const read = async (response: Response): Promise<unknown> => [response.status, await response.json()];

  it('is a mail with a link, whose token is stored as a hash', async () => {
    const invitation = await invite();
    expect(invitation).toEqual({
      id: invitation.id,
      email: 'ravi@example.in',
      rights: ['orders'],
      language: 'en',
      invitedBy: 'Anil Saxena',
      sentAt: '2026-11-21T06:30:00.000Z',
      expiresAt: '2026-11-28T06:30:00.000Z',
      isExpired: false,
    });
    const token = await readToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await readOutbox(app);
    expect(mail).toEqual({
      channel: 'email',
      to: 'ravi@example.in',
      body: [
        'Invitation to the staff of PGM Wellness',
        '',
        'You are invited to work in the staff area. This link is valid until 28 November 2026:',
        `https://shop.example.in/manage/staff-invitation?token=${token}`,
        '',
        'Log in with the account of ravi@example.in, or sign up with this address.',
        '',
        'If you did not expect this, you can ignore this email.',
        '',
        'PGM Wellness',
      ].join('\n'),
    });
    expect(JSON.stringify(await app.sql('select * from staff_invitations, audit_entries'))).not.toContain(
      token,
    );
  });

  it('is in Hindi when the administrator chooses so, and so is its page', async () => {
    await invite({ ...INVITATION, language: 'hi' });
    const [mail] = await readOutbox(app);
    expect(mail?.body).toMatch(/staff-invitation\?token=[\w-]+&lang=hi/);
    expect(mail?.body).toMatch(/^PGM Wellness के स्टाफ़ में/);
  });

  it('makes the owner of the address staff with its rights, once', async () => {
    await invite();
    const token = await readToken();
    expect(await read(await show(ravi, token))).toEqual([
      200,
      { success: true, data: { rights: ['orders'], expiresAt: '2026-11-28T06:30:00.000Z' } },
    ]);
    expect((await ravi.get('/api/admin/orders/needs')).status).toBe(403);
    expect(await read(await accept(ravi, token))).toMatchObject([
      200,
      { data: { roles: ['MEMBER', 'STAFF'], rights: ['orders'] } },
    ]);
    expect(toStatuses([await ravi.get('/api/admin/orders/needs'), await ravi.get('/contacts')])).toEqual([
      200, 403,
    ]);
    expect(await read(await accept(ravi, token))).toEqual([400, OLD_LINK]);
    expect(await list()).toEqual([]);
    expect((await admin.audit(`member/${ravi.id}`)).data[0]).toMatchObject({
      actorId: ravi.id,
      after: { roles: ['MEMBER', 'STAFF'], rights: ['orders'], invitedBy: admin.id },
    });
  });

  it('is for the account that has proven the address, and for no other', async () => {
    await invite();
    const token = await readToken();
    const asha = await StaffMember.logIn(app, 'asha');
    const other = [
      403,
      toFailure(
        'This invitation was sent to another email address. Log in with the account of that address.',
      ),
    ];
    expect([await read(await show(asha, token)), await read(await accept(asha, token))]).toEqual([
      other,
      other,
    ]);
    await app.sql(`update users set email_verified_at = null where username = 'ravi'`);
    const unproven = [
      409,
      toFailure('Confirm your email address in your profile first, then open the link again.'),
    ];
    expect([await read(await show(ravi, token)), await read(await accept(ravi, token))]).toEqual([
      unproven,
      unproven,
    ]);
    expect((await logIn(app, 'ravi')).user.roles).toEqual(['MEMBER']);
    expect((await app.post('/auth/staff-invitation/accept', { token })).status).toBe(401);
  });

  it('expires after seven days, and is valid again when it is sent again', async () => {
    const { id } = await invite();
    const token = await readToken();
    app.clock.now += 7 * DAY_MS;
    ravi = await StaffMember.logIn(app, 'ravi');
    admin = await StaffMember.logIn(app, 'admin');
    expect(await read(await accept(ravi, token))).toEqual([400, OLD_LINK]);
    expect((await list()).map(({ isExpired }) => isExpired)).toEqual([true]);
    expect((await admin.post(`${PATH}/${id}/send-again`, {})).status).toBe(200);
    const newer = await readToken();
    expect(await read(await accept(ravi, token))).toEqual([400, OLD_LINK]);
    expect((await accept(ravi, newer)).status).toBe(200);
  });

  it('can be withdrawn', async () => {
    const { id } = await invite();
    const token = await readToken();
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await read(await accept(ravi, token))).toEqual([400, OLD_LINK]);
    const { data } = await admin.audit(`invitation/${id}`);
    expect(data.map(({ action }) => action)).toEqual(['delete', 'create']);
    expect(JSON.stringify(data)).not.toContain('ravi@example.in');
    for (const gone of [id, randomUUID(), 'nonsense'])
      expect(
        toStatuses([
          await admin.delete(`${PATH}/${gone}`),
          await admin.post(`${PATH}/${gone}/send-again`, {}),
        ]),
      ).toEqual([404, 404]);
  });

  it('is not sent twice to an address, nor to staff', async () => {
    await invite();
    expect(await read(await admin.post(PATH, INVITATION))).toEqual([
      409,
      toFailure('This address has an invitation already. Send it again, or withdraw it.'),
    ]);
    expect(await read(await admin.post(PATH, { ...INVITATION, email: 'staff@example.in' }))).toEqual([
      409,
      toFailure('This address belongs to a member of staff already.'),
    ]);
  });

  it('adds to the rights of staff who have some', async () => {
    await invite();
    await app.sql(`update users set roles = '{MEMBER,STAFF}', rights = '{people}' where username = 'ravi'`);
    expect(await read(await accept(ravi, await readToken()))).toMatchObject([
      200,
      { data: { roles: ['MEMBER', 'STAFF'], rights: ['people', 'orders'] } },
    ]);
  });

  it.each([
    [{ ...INVITATION, email: 'ravi' }, 'Invalid email address'],
    [{ ...INVITATION, rights: [] }, 'Choose at least one right'],
    [{ ...INVITATION, rights: ['all'] }, ''],
    [{ ...INVITATION, language: 'fr' }, ''],
  ])('is rejected: %j', async (invitation, sentence) => {
    const response = await admin.post(PATH, invitation);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await list()).toEqual([]);
  });

  it('is sent by administrators only', async () => {
    const staff = await StaffMember.logIn(app);
    for (const by of [staff, ravi])
      expect(toStatuses([await by.get(PATH), await by.post(PATH, INVITATION)])).toEqual([403, 403]);
  });
});
