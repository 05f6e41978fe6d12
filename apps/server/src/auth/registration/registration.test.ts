import { beforeEach, describe, expect, it } from 'vitest';
import { callAs, toFailure, logIn, passToNextHour, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const FAILED = 'Signup failed. Please try again.';
const EMAIL_TAKEN = 'This email already has an account';
const USERNAME_TAKEN = 'This username is taken';

const FORM = {
  name: 'Gita Rani Sharma',
  email: 'Gita@Example.in',
  username: 'Gita1',
  password: 'lentil12',
  confirmPassword: 'lentil12',
};

describe('POST /auth/register', () => {
  const app = useTestApp({ BRAND_NAME: 'PGM Wellness1' });
  const register = (form: unknown) => app.post('/auth/register', form);

  beforeEach(() => passToNextHour(app));

  it('creates an account that can log in at once, and its place in the tree', async () => {
    const response = await register({ ...FORM, sponsorCode: 'asha2023' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        firstName: 'Gita',
        midName: null,
        lastName: 'Rani Sharma',
        username: 'gita1',
        roles: ['MEMBER'],
        gender: null,
        dob: null,
        primaryEmail: 'gita@example.in',
        primaryPhone: null,
        alternateEmails: [],
        alternatePhone: [],
        imageUrl: null,
        unproven: ['email'],
      },
    });
    const { token } = await logIn(app, 'gita1', 'lentil12');
    expect(await (await callAs(app, token, '/associates/self/data')).json()).toMatchObject({
      data: { name: 'Gita Rani Sharma', sponsor: { referralCode: 'ASHA2023', name: 'Asha Mishra' } },
    });
  });

  it('accepts only the fields of the form: no role, no id, no proof of an address', async () => {
    const account = { ...FORM, email: 'sly@example.in', username: 'sly' };
    const more = { id: '1', roles: ['ADMIN'], emailVerifiedAt: '2026-01-01', mobile: '9000000009' };
    expect((await register({ ...account, ...more })).status).toBe(200);
    expect(
      await app.sql(
        `select roles::text, email_verified_at, mobile, parent_id from users
         join associates on associates.user_id = users.id where username = 'sly'`,
      ),
    ).toEqual([{ roles: '{MEMBER}', email_verified_at: null, mobile: null, parent_id: null }]);
  });

  it.each([
    ['a taken address in other letters', { email: 'ASHA@example.IN' }, { email: EMAIL_TAKEN }],
    ['a taken user name in other letters', { username: 'RAVI' }, { username: USERNAME_TAKEN }],
    [
      'both',
      { email: 'asha@example.in', username: 'ravi' },
      { email: EMAIL_TAKEN, username: USERNAME_TAKEN },
    ],
  ])('names the invalid field for %s', async (_, taken, fields) => {
    const response = await register({ ...FORM, email: 'free@example.in', username: 'free', ...taken });
    expect([response.status, await response.json()]).toEqual([409, toFailure(FAILED, fields)]);
    expect(
      await app.sql(`select id from users where username = 'free' or email = 'free@example.in'`),
    ).toEqual([]);
  });

  it('rejects an unknown referral code, and creates no account', async () => {
    const response = await register({ ...FORM, email: 'u@example.in', username: 'u', sponsorCode: 'NOBODY' });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(FAILED, { sponsorCode: 'No associate has this referral code' }),
    ]);
    expect(await app.sql(`select id from users where username = 'u'`)).toEqual([]);
  });

  it('treats an empty referral code as none', async () => {
    const account = { ...FORM, email: 'alone@example.in', username: 'alone' };
    expect((await register({ ...account, sponsorCode: '' })).status).toBe(200);
  });

  it('creates exactly one account for twenty identical registrations at once', async () => {
    const account = { ...FORM, email: 'one@example.in', username: 'one' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(account)));
    expect(toStatuses(responses).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const rejected = responses.find(({ status }) => status === 409);
    expect(await rejected?.json()).toEqual(toFailure(FAILED, { username: USERNAME_TAKEN }));
    expect(
      await app.sql(`select username from users join associates on associates.user_id = users.id
                     where email = 'one@example.in'`),
    ).toEqual([{ username: 'one' }]);
    expect((await logIn(app, 'one', 'lentil12')).user.username).toBe('one');
  });

  it('stores only an argon2id hash of a password, with its own salt', async () => {
    for (const username of ['same1', 'same2'])
      await register({ ...FORM, email: `${username}@example.in`, username });
    const rows = await app.sql(`select password_hash from users where username like 'same_'`);
    const hash = /^\{"password_hash":"\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}"\}$/;
    const texts = rows.map((row) => JSON.stringify(row));
    expect(texts).toEqual([expect.stringMatching(hash), expect.stringMatching(hash)]);
    expect(texts[0]).not.toBe(texts[1]);
  });

  it.each(['secret12', 'PassWord1', 'gitarani1', 'rani2024', 'PGMWellness1'])(
    'rejects %s, which is in the list of common passwords or a name of the account',
    async (password) => {
      const names = { email: 'rani2024@example.in', username: 'gitarani1', name: 'Gita' };
      const response = await register({ ...FORM, ...names, password, confirmPassword: password });
      expect([response.status, await response.json()]).toEqual([
        400,
        toFailure(FAILED, { password: 'This password is easy to guess. Please choose another one.' }),
      ]);
    },
  );

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'R2 D2' }, 'Name should only contain letters and spaces'],
    [{ email: 'nowhere' }, 'Invalid email address'],
    [{ username: 'a b' }, 'Username should contain only letters and numbers'],
    [{ password: 'short1', confirmPassword: 'short1' }, 'Password should have at least 8 characters'],
    [{ confirmPassword: 'lentil13' }, 'Passwords do not match'],
    [{ name: null }, 'Name is required'],
    [{ sponsorCode: 'A\0' }, 'Referral code contains an unreadable character'],
  ])('rejects %j', async (invalid, sentence) => {
    const response = await register({ ...FORM, ...invalid });
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });
});

describe('POST /auth/register from one address', () => {
  const app = useTestApp({ REGISTRATIONS_PER_ADDRESS: '2' });

  it('is limited, and attempts with names that are already used count too', async () => {
    const register = (username: string) =>
      app.post('/auth/register', { ...FORM, username, email: `${username}@example.in` });
    expect(toStatuses([await register('a'), await register('a'), await register('b')])).toEqual([
      200, 409, 429,
    ]);
    const rejected = await register('c');
    expect([rejected.headers.get('Retry-After'), await rejected.json()]).toEqual([
      '600',
      toFailure('Too many requests. Please try again in 10 minutes.'),
    ]);
  });
});
