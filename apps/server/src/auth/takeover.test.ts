import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastCode, send, sendCode, verify } from '../../test/codes.ts';
import { isGood, logIn, passToNextHour, readOutbox } from '../../test/identity.ts';
import { PROFILE, ProfileOwner } from '../../test/profile-owner.ts';
import { useTestApp } from '../../test/test-app.ts';

const MAIL = 'owner@example.in';
const EVES_MOBILE = '9812345670';
const OWNERS_MOBILE = '9812345671';
const PASSWORD = 'guessable1';

describe('a contact that was registered by another person', () => {
  const app = useTestApp({ REGISTRATIONS_PER_ADDRESS: '1000', LOGINS_PER_ADDRESS: '1000' });

  const register = async (username: string, email = MAIL, password = PASSWORD) => {
    const form = { name: 'Eve', email, username, password, confirmPassword: password };
    return (await app.post('/auth/register', form)).status;
  };
  const prove = async (token: string, id: string, contact: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    await app.post(`/user/${id}/contact/send-otp`, { contact }, headers);
    const otp = await lastCode(app);
    return (await app.post(`/user/${id}/contact/verify-otp`, { contact, otp }, headers)).status;
  };
  /** Registers the owner's address and proves a mobile number of their own. */
  const eve = async () => {
    await register('eve');
    const { token, user } = await logIn(app, 'eve', PASSWORD);
    const profile = { ...PROFILE, primaryEmail: MAIL, primaryPhone: EVES_MOBILE, password: PASSWORD };
    await new ProfileOwner(app, token, user.id).change(profile);
    expect(await prove(token, user.id, 'phone')).toBe(200);
    return { token, id: user.id };
  };
  const resetTokens = async (email = MAIL) => {
    await app.sql('delete from messages');
    await app.post('/auth/forgot-password', { email });
    const mails = (await readOutbox(app)).filter(({ to }) => to === email);
    return mails.map(({ body }) => ({ body, token: /token=([\w-]+)$/m.exec(body)?.[1] ?? '' }));
  };
  const reset = async (token: string, password = 'fresh1234') =>
    (await app.post('/auth/reset-password', { token, password, confirmPassword: password })).status;
  const logInByCode = async (mobile: string) => {
    const otp = await sendCode(app, `+91${mobile}`);
    return Session.parse(await (await verify(app, otp, `+91${mobile}`)).json()).user;
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
    await app.sql('delete from otps');
    await app.sql(`delete from users where username not in ('asha', 'ravi', 'kamla', 'staff', 'admin')`);
  });

  it('belongs to its owner alone after a reset by mail: the mobile number and the logins of the other person end', async () => {
    const { token, id } = await eve();
    passToNextHour(app);
    const [mail] = await resetTokens();
    expect(await reset(mail?.token ?? '')).toBe(200);
    expect(await isGood(app, token)).toBe(false);
    expect((await logIn(app, MAIL, 'fresh1234')).user).toMatchObject({ id, primaryPhone: null });
    expect((await logInByCode(EVES_MOBILE)).id).not.toBe(id);
    const byMobile = await app.post('/auth/login', { usernameOrEmail: EVES_MOBILE, password: 'fresh1234' });
    expect(byMobile.status).toBe(401);
  });

  it('is not taken back by the link to a number that the other person changed before the reset', async () => {
    const { token, id } = await eve();
    const next = { ...PROFILE, primaryEmail: MAIL, primaryPhone: '9812345672', password: PASSWORD };
    await new ProfileOwner(app, token, id).change(next);
    const sms = (await readOutbox(app)).find(({ to }) => to === `+91${EVES_MOBILE}`);
    const link = /undo-contact-change\?token=([\w-]+)$/m.exec(sms?.body ?? '')?.[1] ?? '';
    expect(link).toHaveLength(43);
    const [mail] = await resetTokens();
    expect(await reset(mail?.token ?? '')).toBe(200);
    const undo = { token: link, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await app.post('/auth/undo-contact-change', undo)).status).toBe(400);
    expect((await logIn(app, MAIL, 'fresh1234')).user).toMatchObject({
      id,
      primaryPhone: null,
      unproven: [],
    });
  });

  it('does not stop its owner from registering it, and belongs to the one who proves it', async () => {
    const other = await eve();
    expect(await register('owner', MAIL, 'tulsi9leaf')).toBe(200);
    // Both log in as before, until one of them proves the address.
    expect((await logIn(app, MAIL, PASSWORD)).user.username).toBe('eve');
    const { token, user } = await logIn(app, MAIL, 'tulsi9leaf');
    expect(user).toMatchObject({ username: 'owner', unproven: ['email'] });
    expect(await prove(token, user.id, 'email')).toBe(200);
    expect(await isGood(app, token)).toBe(true);
    expect((await new ProfileOwner(app, other.token, other.id).now()).primaryEmail).toBeNull();
    const late = await app.post('/auth/login', { usernameOrEmail: MAIL, password: PASSWORD });
    expect(late.status).toBe(401);
    expect(await register('third')).toBe(409);
  });

  it('gets one reset link, with which its owner names an account, and that account takes the address', async () => {
    await app.sql('delete from queued_messages');
    await register('eve');
    await register('owner', MAIL, 'tulsi9leaf');
    const [mail, ...others] = await resetTokens();
    expect(others).toEqual([]);
    expect(mail?.body).toContain('none has verified it: owner, eve.');
    expect(mail?.body).toContain('/Associate/reset-password?several=1&token=');
    // A stranger who deletes their account, or exports its data, has no part in the mail.
    const queued = `select user_id from queued_messages where kind = 'PASSWORD_RESET' and "to" = '${MAIL}'`;
    expect(await app.sql(queued)).toEqual([{ user_id: null }]);
    const token = mail?.token ?? '';
    const resetFor = (username?: string) =>
      app.post('/auth/reset-password', {
        token,
        username,
        password: 'fresh1234',
        confirmPassword: 'fresh1234',
      });
    for (const username of [undefined, 'ravi', 'nobody']) {
      const response = await resetFor(username);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { fields: { username: 'None of the accounts with this email has this username.' } },
      ]);
    }
    expect((await resetFor('Owner')).status).toBe(200);
    expect((await logIn(app, MAIL, 'fresh1234')).user.username).toBe('owner');
    expect((await resetFor('eve')).status).toBe(400);
    expect((await logIn(app, 'eve', PASSWORD)).user.primaryEmail).toBeNull();
  });

  it('is not taken from its owner by any number of strangers who register it before and after', async () => {
    for (let n = 0; n < 6; n += 1) await register(`before${n}`);
    const form = {
      name: 'Owner',
      email: MAIL,
      username: 'owner',
      password: 'tulsi9leaf',
      confirmPassword: 'tulsi9leaf',
    };
    const registered = await app.post('/auth/register', form);
    const device = /device=[\w-]+/.exec(registered.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
    for (let n = 0; n < 6; n += 1) await register(`after${n}`);
    const pair = { usernameOrEmail: MAIL, password: 'tulsi9leaf' };
    const login = await app.post('/auth/login', pair, { Cookie: device });
    expect(Session.parse(await login.json()).user.username).toBe('owner');

    const [mail] = await resetTokens();
    expect(mail?.body).toContain(
      'after5, after4, after3, after2, after1, after0, owner, before5, before4, before3, ….',
    );
    const password = 'fresh1234';
    const named = { token: mail?.token, username: 'owner', password, confirmPassword: password };
    expect((await app.post('/auth/reset-password', named)).status).toBe(200);
    expect((await logIn(app, MAIL, password)).user).toMatchObject({ username: 'owner', unproven: [] });
    for (const squatter of ['before0', 'after5'])
      expect((await logIn(app, squatter, PASSWORD)).user.primaryEmail).toBeNull();
  });

  it('is logged in to on any device by an account in use, before accounts that were not used for 30 days', async () => {
    for (let n = 0; n < 6; n += 1) await register(`before${n}`);
    app.clock.now += 31 * 86_400_000;
    await register('owner', MAIL, 'tulsi9leaf');
    expect((await logIn(app, MAIL, 'tulsi9leaf')).user.username).toBe('owner');
  });

  it('does not stop its owner from writing it into a profile', async () => {
    await register('eve', 'eve@example.in');
    const eves = await logIn(app, 'eve', PASSWORD);
    const claimed = {
      ...PROFILE,
      primaryEmail: 'eve@example.in',
      primaryPhone: OWNERS_MOBILE,
      password: PASSWORD,
    };
    await new ProfileOwner(app, eves.token, eves.user.id).change(claimed);
    await register('owner', MAIL, 'tulsi9leaf');
    const { token, user } = await logIn(app, 'owner', 'tulsi9leaf');
    const owner = new ProfileOwner(app, token, user.id);
    const profile = { ...PROFILE, primaryEmail: MAIL, primaryPhone: OWNERS_MOBILE, password: 'tulsi9leaf' };
    expect((await owner.change(profile)).primaryPhone).toBe(OWNERS_MOBILE);
    expect(await prove(token, user.id, 'phone')).toBe(200);
    expect((await logInByCode(OWNERS_MOBILE)).id).toBe(user.id);
    const eveNow = await new ProfileOwner(app, eves.token, eves.user.id).now();
    expect(eveNow.primaryPhone).toBeNull();
  });

  it('is not logged in to by a code that was sent to prove it', async () => {
    const { token, user } = await logIn(app, 'ravi');
    const headers = { Authorization: `Bearer ${token}` };
    const profile = { primaryEmail: 'ravi@example.in', primaryPhone: OWNERS_MOBILE, password: 'demo1234' };
    await new ProfileOwner(app, token, user.id).change(profile);
    await app.post(`/user/${user.id}/contact/send-otp`, { contact: 'phone' }, headers);
    const toProve = await lastCode(app);
    expect((await readOutbox(app))[0]?.body).toContain(
      `${toProve} is your PGM Wellness code to verify your mobile number.`,
    );
    expect((await verify(app, toProve, `+91${OWNERS_MOBILE}`)).status).toBe(401);

    // Each purpose has its own code, so that a code for login does not delay this one.
    expect((await send(app, `+91${OWNERS_MOBILE}`)).status).toBe(200);
    const toLogIn = await lastCode(app);
    expect((await readOutbox(app))[0]?.body).toContain(`${toLogIn} is your PGM Wellness code to log in.`);
    const verifyOtp = `/user/${user.id}/contact/verify-otp`;
    expect((await app.post(verifyOtp, { contact: 'phone', otp: toLogIn }, headers)).status).toBe(401);
    expect((await app.post(verifyOtp, { contact: 'phone', otp: toProve }, headers)).status).toBe(200);
    await app.sql(`update users set mobile = '9000000002', former_mobile = null where username = 'ravi'`);
  });
});
