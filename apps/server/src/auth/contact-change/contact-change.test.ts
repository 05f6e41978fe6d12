import { beforeEach, describe, expect, it } from 'vitest';
import { lastCode, sendCode, verify } from '../../../test/codes.ts';
import { isGood, logIn, passToNextHour, readOutbox, toFailure, toStatuses } from '../../../test/identity.ts';
import { PROFILE, ProfileOwner } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';

const MAIL = 'asha@example.in';
const MOBILE = PROFILE.primaryPhone;
const NEW_MAIL = 'thief@example.in';
const NEW_MOBILE = '9812345678';
const OLD_LINK = toFailure(
  'This link is no longer valid. Contact us if you have lost access to your account.',
);
const WEEK_MS = 7 * 86_400_000;

describe('a change of contacts', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', LOGINS_PER_ADDRESS: '1000' });
  let asha: ProfileOwner;
  let token = '';

  const ask = (path: string, body: object = {}) =>
    app.post(`/user/${asha.id}/contact/${path}`, body, { Authorization: `Bearer ${token}` });
  const prove = async (contact: 'email' | 'phone') => {
    await ask('send-otp', { contact });
    expect((await ask('verify-otp', { contact, otp: await lastCode(app) })).status).toBe(200);
  };
  const undo = (link: string, password = 'fresh1234') =>
    app.post('/auth/undo-contact-change', { token: link, password, confirmPassword: password });
  /** The links in the messages, by recipient. */
  const links = async () => {
    const found = (await readOutbox(app)).flatMap(({ to, body }) => {
      const [, link] = /undo-contact-change\?token=([\w-]{43})$/m.exec(body) ?? [];
      return link === undefined ? [] : [[to, link] as const];
    });
    return new Map(found.toReversed());
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
    await app.sql('delete from otps');
    await app.sql('delete from contact_undos');
    await app.sql(`delete from users where username not in ('asha', 'ravi', 'kamla', 'staff', 'admin')`);
    await app.sql(
      `update users set email = '${MAIL}', email_verified_at = now(), email_changed_at = null,
         mobile = '${MOBILE}', mobile_verified_at = now(), former_mobile = null,
         password_hash = (select password_hash from users where username = 'ravi') where username = 'asha'`,
    );
    const session = await logIn(app, 'asha');
    ({ token } = session);
    asha = new ProfileOwner(app, token, session.user.id);
  });

  it('needs the password of the account; other changes do not', async () => {
    for (const [password, message] of [
      [undefined, 'Enter your password to change your email or mobile number.'],
      ['guess1234', 'This password is incorrect.'],
    ] as const)
      for (const contact of [{ primaryEmail: NEW_MAIL }, { primaryPhone: NEW_MOBILE }]) {
        const rejected = await asha.patch({ ...contact, password });
        expect([rejected.status, await rejected.json()]).toEqual([
          400,
          toFailure(message, { password: message }),
        ]);
      }
    expect(await asha.now()).toMatchObject({ primaryEmail: MAIL, primaryPhone: MOBILE });
    expect(await readOutbox(app)).toEqual([]);
    expect((await asha.change({ lastName: 'Verma', password: undefined })).lastName).toBe('Verma');
    expect((await asha.change({ primaryEmail: NEW_MAIL })).unproven).toEqual(['email']);
  });

  it('of an account without a password needs a code for this purpose to the old contact', async () => {
    await app.sql(`update users set password_hash = null where username = 'asha'`);
    const change = { primaryEmail: NEW_MAIL, password: undefined };
    const message = 'Enter the code that we send to your verified contact.';
    const rejected = await asha.patch(change);
    expect([rejected.status, await rejected.json()]).toEqual([400, toFailure(message, { otp: message })]);

    const toLogIn = await sendCode(app, `+91${MOBILE}`);
    expect((await asha.patch({ ...change, otp: toLogIn })).status).toBe(400);
    expect((await ask('change/send-otp')).status).toBe(200);
    const [sms] = await readOutbox(app);
    const code = await lastCode(app);
    expect(sms?.to).toBe(`+91${MOBILE}`);
    expect(sms?.body).toContain(`${code} is your PGM Wellness code to change your contact details.`);
    expect((await verify(app, code, `+91${MOBILE}`)).status).toBe(401);
    expect((await asha.change({ ...change, otp: code })).primaryEmail).toBe(NEW_MAIL);
  });

  it('is reported to the old contacts, whose links restore them, end every login and set a new password', async () => {
    await asha.change({ primaryEmail: NEW_MAIL, primaryPhone: NEW_MOBILE });
    const [mail] = (await readOutbox(app)).filter(({ to }) => to === MAIL);
    const link = (await links()).get(MAIL) ?? '';
    expect(mail?.body).toBe(
      [
        'Your email for PGM Wellness was changed',
        '',
        'Hello Aasha,',
        '',
        'The email of your account was changed. If that was you, you do not need to do anything.',
        '',
        'If that was not you, undo it here within 7 days. You will choose a new password and be logged out on all devices:',
        `https://shop.example.in/Associate/undo-contact-change?token=${link}`,
        '',
        'PGM Wellness',
      ].join('\n'),
    );
    expect([...(await links()).keys()].toSorted()).toEqual([`+91${MOBILE}`, MAIL]);
    expect(JSON.stringify(await app.sql('select * from contact_undos'))).not.toContain(link);

    // The thief proves the new contacts, and changes them again: the next link goes to the thief.
    await prove('email');
    await prove('phone');
    await asha.change({ primaryEmail: 'second@example.in', primaryPhone: NEW_MOBILE });
    const thiefs = (await links()).get(NEW_MAIL) ?? '';
    const devices = () => app.sql(`select 1 from known_devices where user_id = '${asha.id}'`);
    await logIn(app, 'asha');
    expect((await devices()).length).toBeGreaterThan(1);
    app.clock.now += WEEK_MS - 60_000;
    const restored = await undo(link);
    expect([restored.status, await restored.json()]).toEqual([200, { success: true }]);
    expect(await isGood(app, token)).toBe(false);
    // Only the device of the undo is known.
    expect(await devices()).toHaveLength(1);
    const old = { usernameOrEmail: 'asha', password: 'demo1234' };
    expect((await app.post('/auth/login', old)).status).toBe(401);
    expect((await logIn(app, MAIL, 'fresh1234')).user).toMatchObject({
      id: asha.id,
      primaryPhone: MOBILE,
      unproven: [],
    });
    for (const used of [link, thiefs, (await links()).get(`+91${MOBILE}`) ?? '']) {
      const late = await undo(used, 'other1234');
      expect([late.status, await late.json()]).toEqual([400, OLD_LINK]);
    }
  });

  it('of a number is reported by mail too, and can be undone by one of many simultaneous requests', async () => {
    await asha.change({ primaryPhone: NEW_MOBILE });
    expect([...(await links()).keys()].toSorted()).toEqual([`+91${MOBILE}`, MAIL]);
    const link = (await links()).get(`+91${MOBILE}`) ?? '';
    await app.sql(`update users set first_name = 'Asha1990', last_name = 'Rao' where username = 'asha'`);
    expect(await (await undo(link, 'asha1990rao')).json()).toMatchObject({
      fields: { password: 'This password is easy to guess. Please choose another one.' },
    });
    const responses = await Promise.all(Array.from({ length: 5 }, (_, n) => undo(link, `fresh123${n}`)));
    expect(toStatuses(responses).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const winner = responses.findIndex(({ status }) => status === 200);
    const { user } = await logIn(app, MOBILE, `fresh123${winner}`);
    expect(user).toMatchObject({ id: asha.id, primaryPhone: MOBILE, unproven: [] });
  });

  it('cannot be undone after seven days, and an undo leaves a contact to the account that has proven it since', async () => {
    await asha.change({ primaryPhone: NEW_MOBILE });
    const late = (await links()).get(MAIL) ?? '';
    app.clock.now += WEEK_MS;
    expect((await undo(late)).status).toBe(400);

    const session = await logIn(app, 'asha');
    ({ token } = session);
    asha = new ProfileOwner(app, token, session.user.id);
    await prove('phone');
    await app.sql('delete from messages');
    await asha.change({ primaryEmail: NEW_MAIL, primaryPhone: NEW_MOBILE });
    const link = (await links()).get(MAIL) ?? '';
    await app.sql(`update users set email = '${MAIL}', email_verified_at = now() where username = 'kamla'`);
    expect((await undo(link)).status).toBe(200);
    const { user } = await logIn(app, 'asha', 'fresh1234');
    expect(user).toMatchObject({ primaryEmail: null, primaryPhone: NEW_MOBILE });
    expect((await logIn(app, MAIL)).user.username).toBe('kamla');
  });
});
