import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendCode, verify } from '../../../test/codes.ts';
import { chosen, plain } from '../../../test/generated-photo.ts';
import { toFailure, readOutbox, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { PROFILE, ProfileOwner } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OLD = PROFILE.primaryPhone;
const NEW = '9812345678';
const NEW_MAIL = 'asha.new@example.in';
const MAIL_TAKEN = 'This email already has an account';
const PHONE_TAKEN = 'This mobile number already has an account';

describe('changed contacts', () => {
  const app = useTestApp();
  let asha: ProfileOwner;
  let ravi: ProfileOwner;

  const tryLogin = async (usernameOrEmail: string) =>
    (await app.post('/auth/login', { usernameOrEmail, password: 'demo1234' })).status;
  const logInByCode = async (mobile: string) => {
    const code = await sendCode(app, `+91${mobile}`);
    return Session.parse(await (await verify(app, code, `+91${mobile}`)).json()).user;
  };
  const askForPassword = async (email: string) => {
    await app.post('/auth/forgot-password', { email });
    const mails = (await readOutbox(app)).filter(({ body }) => body.includes('/reset-password?'));
    return { mails, token: /token=([\w-]+)$/m.exec(mails[0]?.body ?? '')?.[1] ?? '' };
  };
  const resetBy = async (token: string) => {
    const body = { token, password: 'fresh1234', confirmPassword: 'fresh1234' };
    return (await app.post('/auth/reset-password', body)).status;
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
    await app.sql(`delete from users where username not in ('asha', 'ravi', 'kamla', 'staff', 'admin')`);
    await app.sql(`update users set former_mobile = null where former_mobile is not null`);
    for (const [name, mobile] of [
      ['asha', OLD],
      ['ravi', '9000000002'],
    ])
      await app.sql(
        `update users set email = '${name}@example.in', email_verified_at = now(), email_changed_at = null,
           mobile = '${mobile}', mobile_verified_at = now() where username = '${name}'`,
      );
    asha = await ProfileOwner.logIn(app, 'asha');
    ravi = await ProfileOwner.logIn(app, 'ravi');
  });

  it('do not change the login by user name; the new email address does not work for login, and the old one no longer does', async () => {
    expect((await asha.change({ primaryEmail: NEW_MAIL })).primaryEmail).toBe(NEW_MAIL);
    expect(await tryLogin('asha')).toBe(200);
    expect(await tryLogin(NEW_MAIL)).toBe(401);
    expect(await tryLogin('asha@example.in')).toBe(401);
  });

  it('work for login as before when they are sent unchanged', async () => {
    await asha.change({ primaryEmail: 'ASHA@example.in' });
    expect(await tryLogin('asha@example.in')).toBe(200);
    expect(await tryLogin(OLD)).toBe(200);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    expect((await askForPassword('asha@example.in')).mails).toHaveLength(1);
  });

  it('get no email with a password reset link, neither at the new address nor at the old one', async () => {
    await asha.change({ primaryEmail: NEW_MAIL });
    expect((await askForPassword(NEW_MAIL)).mails).toEqual([]);
    expect((await askForPassword('asha@example.in')).mails).toEqual([]);
  });

  it('invalidate a reset link that was sent before, because it proves the old address', async () => {
    const { token } = await askForPassword('asha@example.in');
    await asha.change({ primaryEmail: NEW_MAIL });
    expect(await resetBy(token)).toBe(400);
    expect(await tryLogin('asha')).toBe(200);
    expect(await app.sql(`select email_verified_at from users where id = '${asha.id}'`)).toEqual([
      { email_verified_at: null },
    ]);
  });

  it('give no access by a code to the new number: the user who proves it gets a separate account', async () => {
    expect((await asha.change({ primaryPhone: NEW })).primaryPhone).toBe(NEW);
    const owner = await logInByCode(NEW);
    expect(owner.id).not.toBe(asha.id);
    expect(owner.primaryPhone).toBe(NEW);
    expect((await asha.now()).primaryPhone).toBeNull();
    passToNextHour(app);
    expect((await logInByCode(NEW)).id).toBe(owner.id);
  });

  it('do not work for login with a password, but the last proven number still does', async () => {
    await asha.change({ primaryPhone: NEW });
    expect(await tryLogin(NEW)).toBe(401);
    expect(await tryLogin(OLD)).toBe(200);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    await asha.change({ primaryPhone: '9812345679' });
    passToNextHour(app);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
  });

  it('do not block the login of another account whose user name is the same unproven number', async () => {
    const body = { name: 'Eve', email: 'eve@example.in', username: NEW, password: 'demo1234' };
    await app.post('/auth/register', { ...body, confirmPassword: 'demo1234' });
    await asha.change({ primaryPhone: NEW });
    const login = await app.post('/auth/login', { usernameOrEmail: NEW, password: 'demo1234' });
    expect(Session.parse(await login.json()).user.username).toBe(NEW);
  });

  it('work as before when they are changed back to the proven number', async () => {
    await asha.change({ primaryPhone: NEW });
    await asha.change({ primaryPhone: OLD });
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    expect(await app.sql(`select mobile, former_mobile from users where id = '${asha.id}'`)).toEqual([
      { mobile: OLD, former_mobile: null },
    ]);
  });

  it('cannot be those that another account has proven, nor a number by which it still logs in', async () => {
    const rejected = [
      [{ primaryEmail: 'RAVI@example.in' }, MAIL_TAKEN, { primaryEmail: MAIL_TAKEN }],
      [{ primaryPhone: '9000000002' }, PHONE_TAKEN, { primaryPhone: PHONE_TAKEN }],
      [
        { primaryEmail: 'ravi@example.in', primaryPhone: '9000000002' },
        MAIL_TAKEN,
        { primaryEmail: MAIL_TAKEN, primaryPhone: PHONE_TAKEN },
      ],
    ] as const;
    const before = await asha.now();
    for (const [sent, message, fields] of rejected) {
      const response = await asha.patch({ ...sent, firstName: 'Somebody' });
      expect([response.status, await response.json()]).toEqual([409, toFailure(message, fields)]);
    }
    await ravi.change({ primaryEmail: 'ravi@example.in', primaryPhone: NEW });
    expect((await asha.patch({ primaryPhone: '9000000002' })).status).toBe(409);
    expect(await asha.now()).toEqual(before);
  });

  it('stay when a request without a proof, which began before them, ends after them', async () => {
    // Its photo takes longer than the check of a password.
    const imageUrl = chosen(await plain(5000, 5000).png().toBuffer());
    const slow = asha.patch({ imageUrl, password: undefined });
    expect((await asha.change({ primaryEmail: NEW_MAIL })).primaryEmail).toBe(NEW_MAIL);
    const response = await slow;
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('Your account was changed meanwhile. Reload the page and try again.'),
    ]);
    expect((await asha.now()).primaryEmail).toBe(NEW_MAIL);
  });

  it('that two accounts request at once wait for the proof of one of them', async () => {
    const wanted = { primaryEmail: 'wanted@example.in', primaryPhone: '9898989898' };
    const responses = await Promise.all([asha.patch(wanted), ravi.patch(wanted)]);
    expect(toStatuses(responses)).toEqual([200, 200]);
  });
});
