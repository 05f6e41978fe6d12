import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendCode, verify } from '../../test/codes.ts';
import { failureOf, outboxOf, passToNextHour, statusesOf } from '../../test/identity.ts';
import { PROFILE, ProfileOwner } from '../../test/profile-owner.ts';
import { useTestApp } from '../../test/test-app.ts';

const OLD = PROFILE.primaryPhone;
const NEW = '9812345678';
const NEW_MAIL = 'asha.new@example.in';
const MAIL_TAKEN = 'This email address already has an account';
const PHONE_TAKEN = 'This phone number already has an account';

describe('changed contacts', () => {
  const app = useTestApp();
  let asha: ProfileOwner;
  let ravi: ProfileOwner;

  const statusOfLogin = async (usernameOrEmail: string) =>
    (await app.post('/auth/login', { usernameOrEmail, password: 'demo1234' })).status;
  const logInByCode = async (mobile: string) => {
    const code = await sendCode(app, `+91${mobile}`);
    return Session.parse(await (await verify(app, code, `+91${mobile}`)).json()).user;
  };
  const askForPassword = async (email: string) => {
    await app.post('/auth/forgot-password', { email });
    const mails = (await outboxOf(app)).filter(({ channel }) => channel === 'email');
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

  it('leave the login by user name as it is; the new mail address is none, and the old one no longer is', async () => {
    expect((await asha.change({ primaryEmail: NEW_MAIL })).primaryEmail).toBe(NEW_MAIL);
    expect(await statusOfLogin('asha')).toBe(200);
    expect(await statusOfLogin(NEW_MAIL)).toBe(401);
    expect(await statusOfLogin('asha@example.in')).toBe(401);
  });

  it('are ways to log in as before when they are sent unchanged', async () => {
    await asha.change({ primaryEmail: 'ASHA@example.in' });
    expect(await statusOfLogin('asha@example.in')).toBe(200);
    expect(await statusOfLogin(OLD)).toBe(200);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    expect((await askForPassword('asha@example.in')).mails).toHaveLength(1);
  });

  it('get no mail with a link for a new password, neither at the new address nor at the old', async () => {
    await asha.change({ primaryEmail: NEW_MAIL });
    expect((await askForPassword(NEW_MAIL)).mails).toEqual([]);
    expect((await askForPassword('asha@example.in')).mails).toEqual([]);
  });

  it('make a link that was mailed before useless: it proves the old address', async () => {
    const { token } = await askForPassword('asha@example.in');
    await asha.change({ primaryEmail: NEW_MAIL });
    expect(await resetBy(token)).toBe(400);
    expect(await statusOfLogin('asha')).toBe(200);
    expect(await app.sql(`select email_verified_at from users where id = '${asha.id}'`)).toEqual([
      { email_verified_at: null },
    ]);
  });

  it('let nobody in by a code to the new number: whoever proves it has an account of their own', async () => {
    expect((await asha.change({ primaryPhone: NEW })).primaryPhone).toBe(NEW);
    const owner = await logInByCode(NEW);
    expect(owner.id).not.toBe(asha.id);
    expect(owner.primaryPhone).toBe(NEW);
    expect((await asha.now()).primaryPhone).toBeNull();
    passToNextHour(app);
    expect((await logInByCode(NEW)).id).toBe(owner.id);
  });

  it('are no name to log in by with a password, but the last proven number still is', async () => {
    await asha.change({ primaryPhone: NEW });
    expect(await statusOfLogin(NEW)).toBe(401);
    expect(await statusOfLogin(OLD)).toBe(200);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    await asha.change({ primaryPhone: '9812345679' });
    passToNextHour(app);
    expect((await logInByCode(OLD)).id).toBe(asha.id);
  });

  it('that nobody has proven keep nobody from logging in by a user name that is such a number', async () => {
    const body = { name: 'Eve', email: 'eve@example.in', username: NEW, password: 'demo1234' };
    await app.post('/auth/register', { ...body, confirmPassword: 'demo1234' });
    await asha.change({ primaryPhone: NEW });
    const login = await app.post('/auth/login', { usernameOrEmail: NEW, password: 'demo1234' });
    expect(Session.parse(await login.json()).user.username).toBe(NEW);
  });

  it('are as good as before when they are changed back to the proven number', async () => {
    await asha.change({ primaryPhone: NEW });
    await asha.change({ primaryPhone: OLD });
    expect((await logInByCode(OLD)).id).toBe(asha.id);
    expect(await app.sql(`select mobile, former_mobile from users where id = '${asha.id}'`)).toEqual([
      { mobile: OLD, former_mobile: null },
    ]);
  });

  it("can't be another account's, proven or not, nor a number by which it still logs in", async () => {
    const refused = [
      [{ primaryEmail: 'RAVI@example.in' }, MAIL_TAKEN, { primaryEmail: MAIL_TAKEN }],
      [{ primaryPhone: '9000000002' }, PHONE_TAKEN, { primaryPhone: PHONE_TAKEN }],
      [
        { primaryEmail: 'ravi@example.in', primaryPhone: '9000000002' },
        MAIL_TAKEN,
        { primaryEmail: MAIL_TAKEN, primaryPhone: PHONE_TAKEN },
      ],
    ] as const;
    const before = await asha.now();
    for (const [sent, message, fields] of refused) {
      const response = await asha.patch({ ...sent, firstName: 'Somebody' });
      expect([response.status, await response.json()]).toEqual([409, failureOf(message, fields)]);
    }
    await ravi.change({ primaryEmail: 'ravi@example.in', primaryPhone: NEW });
    for (const primaryPhone of [NEW, '9000000002'])
      expect((await asha.patch({ primaryPhone })).status).toBe(409);
    expect(await asha.now()).toEqual(before);
  });

  it('that two ask for at once go to one of them', async () => {
    const wanted = { primaryEmail: 'wanted@example.in', primaryPhone: '9898989898' };
    const answers = await Promise.all([asha.patch(wanted), ravi.patch(wanted)]);
    expect(statusesOf(answers).toSorted()).toEqual([200, 409]);
  });
});
