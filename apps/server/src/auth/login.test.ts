import { beforeEach, describe, expect, it } from 'vitest';
import { failureOf, logIn, passToNextHour, statusesOf } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const REFUSED = failureOf('Invalid username or password');

describe('POST /auth/login', () => {
  const app = useTestApp();
  const attempt = (usernameOrEmail: string, password: string) =>
    app.post('/auth/login', { usernameOrEmail, password });
  const failTimes = async (usernameOrEmail: string, times: number) => {
    const answers: Response[] = [];
    for (let n = 0; n < times; n += 1) answers.push(await attempt(usernameOrEmail, 'wrong1234'));
    return statusesOf(answers);
  };

  beforeEach(() => passToNextHour(app));

  it('logs in and answers with tokens and the account, without what only the server may know', async () => {
    const response = await attempt('asha', 'demo1234');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        firstName: 'Asha',
        midName: null,
        lastName: 'Mishra',
        username: 'asha',
        roles: ['MEMBER'],
        gender: null,
        dob: null,
        primaryEmail: 'asha@example.in',
        primaryPhone: '9000000001',
        alternateEmails: [],
        alternatePhone: [],
        imageUrl: null,
        unproven: [],
      },
    });
  });

  it.each(['asha', 'ASHA', 'asha@example.in', 'Asha@Example.IN', '9000000001', ' asha '])(
    'takes %j for the same account',
    async (name) => {
      expect((await logIn(app, name)).user.username).toBe('asha');
    },
  );

  it('gives a number to who has proven it, not to who took it for a user name', async () => {
    await app.sql(`update users set username = '9000000001' where username = 'ravi'`);
    expect((await logIn(app, '9000000001')).user.username).toBe('asha');
    await app.sql(`update users set username = 'ravi' where email = 'ravi@example.in'`);
  });

  it('answers the same for an unknown name, a wrong password and an account without a password', async () => {
    await app.sql(`update users set password_hash = null where username = 'kamla'`);
    for (const [name, password] of [
      ['nobody', 'demo1234'],
      ['asha', 'wrong1234'],
      ['kamla', 'demo1234'],
    ] as const) {
      const response = await attempt(name, password);
      expect([name, response.status, await response.json()]).toEqual([name, 401, REFUSED]);
    }
  });

  it('takes ten wrong passwords for an account and then not even the right one, until the time is over', async () => {
    expect(await failTimes('asha', 10)).toEqual(Array.from({ length: 10 }, () => 401));
    app.clock.now += 60_000;
    const refused = await attempt('asha', 'demo1234');
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
      429,
      '840',
      failureOf('Too many requests. Please try again in 14 minutes.'),
    ]);
    expect((await attempt('ravi', 'demo1234')).status).toBe(200);

    app.clock.now += 840_000;
    expect((await attempt('asha', 'demo1234')).status).toBe(200);
  });

  it('counts the names of an account together: user name, mail address and number are no thirty tries', async () => {
    const names = ['asha', 'ASHA@example.in', '9000000001'];
    const statuses: number[] = [];
    for (const name of [...names, ...names, ...names, 'asha']) statuses.push(...(await failTimes(name, 1)));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    for (const name of names) expect((await attempt(name, 'demo1234')).status).toBe(429);
  });

  it('counts the same for a name that nobody has', async () => {
    expect(await failTimes('nobody', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await attempt('NOBODY', 'demo1234');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
  });

  it('counts no success', async () => {
    for (let n = 0; n < 12; n += 1) expect((await attempt('ravi', 'demo1234')).status).toBe(200);
    expect(await failTimes('ravi', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('compares ten passwords of thirty that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('asha', 'wrong1234')));
    const statuses = statusesOf(answers).toSorted();
    expect(statuses).toEqual(Array.from({ length: 30 }, (_, n) => (n < 10 ? 401 : 429)));
  });

  it.each([
    [{ usernameOrEmail: '', password: 'demo1234' }, 'Enter your username or email'],
    [{ usernameOrEmail: 'asha', password: '' }, 'Enter your password'],
    [{ usernameOrEmail: 'asha' }, 'password is not valid.'],
    [{ usernameOrEmail: ['asha'], password: 'demo1234' }, 'usernameOrEmail is not valid.'],
    [{ usernameOrEmail: 'a\0', password: 'demo1234' }, 'Username or email contains an unreadable character'],
    [{ usernameOrEmail: 'asha', password: 'x'.repeat(1001) }, 'Password must be at most 1000 characters'],
  ])('refuses %j', async (body, sentence) => {
    const response = await app.post('/auth/login', body);
    expect([response.status, await response.json()]).toEqual([400, failureOf(sentence)]);
  });
});

describe('POST /auth/login from one address', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '5', TRUSTED_PROXIES: '1' });
  const attemptFrom = (address: string, name = 'asha') =>
    app.post('/auth/login', { usernameOrEmail: name, password: 'demo1234' }, { 'X-Forwarded-For': address });

  it('is limited whoever it is for, and other addresses are not', async () => {
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom('203.0.113.1')).status).toBe(200);
    const refused = await attemptFrom('203.0.113.1', 'ravi');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600']);
    expect((await attemptFrom('1.2.3.4, 203.0.113.1')).status).toBe(429);
    expect((await attemptFrom('203.0.113.2')).status).toBe(200);
  });

  it('counts an address once, whatever the port that a proxy writes beside it', async () => {
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom(`203.0.113.3:${50_000 + n}`)).status).toBe(200);
    expect((await attemptFrom('203.0.113.3')).status).toBe(429);
    expect((await attemptFrom('::ffff:203.0.113.3')).status).toBe(429);
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom(`[2001:db8:7::${n}]:443`)).status).toBe(200);
    expect((await attemptFrom('2001:db8:7::9')).status).toBe(429);
  });

  it('counts all of the addresses that one customer of IPv6 has as one', async () => {
    const addresses = [
      '2001:db8::1',
      '2001:db8:0:0:ffff::',
      '2001:0db8:0::7',
      '2001:db8::9.9.9.9',
      '2001:DB8::2',
    ];
    for (const address of addresses) expect((await attemptFrom(address)).status).toBe(200);
    expect((await attemptFrom('2001:db8::dead:beef')).status).toBe(429);
    expect((await attemptFrom('2001:db8:0:1::1')).status).toBe(200);
    expect((await attemptFrom('::ffff:203.0.113.77')).status).toBe(200);
    expect((await attemptFrom('::1')).status).toBe(200);
  });
});
