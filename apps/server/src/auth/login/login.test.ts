import { beforeEach, describe, expect, it } from 'vitest';
import { toFailure, logIn, passToNextHour, readOutbox, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REJECTED = toFailure('Invalid username or password');

describe('POST /auth/login', () => {
  const app = useTestApp();
  const attempt = (usernameOrEmail: string, password: string) =>
    app.post('/auth/login', { usernameOrEmail, password });
  const failTimes = async (usernameOrEmail: string, times: number) => {
    const responses: Response[] = [];
    for (let n = 0; n < times; n += 1) responses.push(await attempt(usernameOrEmail, 'wrong1234'));
    return toStatuses(responses);
  };

  beforeEach(() => passToNextHour(app));

  it('logs in and returns tokens and the account, without internal fields', async () => {
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
    'accepts %j for the same account',
    async (name) => {
      expect((await logIn(app, name)).user.username).toBe('asha');
    },
  );

  it('finds the user who has proven a number, not a user with the number as a user name', async () => {
    await app.sql(`update users set username = '9000000001' where username = 'ravi'`);
    expect((await logIn(app, '9000000001')).user.username).toBe('asha');
    await app.sql(`update users set username = 'ravi' where email = 'ravi@example.in'`);
  });

  it('responds in the same way to an unknown name, a wrong password and an account without a password', async () => {
    await app.sql(`update users set password_hash = null where username = 'kamla'`);
    for (const [name, password] of [
      ['nobody', 'demo1234'],
      ['asha', 'wrong1234'],
      ['kamla', 'demo1234'],
    ] as const) {
      const response = await attempt(name, password);
      expect([name, response.status, await response.json()]).toEqual([name, 401, REJECTED]);
    }
  });

  it('accepts ten wrong passwords for an account and then rejects even the right one, until the time is over', async () => {
    expect(await failTimes('asha', 10)).toEqual(Array.from({ length: 10 }, () => 401));
    app.clock.now += 60_000;
    const rejected = await attempt('asha', 'demo1234');
    expect([rejected.status, rejected.headers.get('Retry-After'), await rejected.json()]).toEqual([
      429,
      '840',
      toFailure('Too many requests. Please try again in 14 minutes.'),
    ]);
    expect((await attempt('ravi', 'demo1234')).status).toBe(200);

    app.clock.now += 840_000;
    expect((await attempt('asha', 'demo1234')).status).toBe(200);
  });

  it('counts the names of an account together: user name, email address and number do not give thirty attempts', async () => {
    const names = ['asha', 'ASHA@example.in', '9000000001'];
    const statuses: number[] = [];
    for (const name of [...names, ...names, ...names, 'asha']) statuses.push(...(await failTimes(name, 1)));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    for (const name of names) expect((await attempt(name, 'demo1234')).status).toBe(429);
  });

  it('counts in the same way for an unknown name', async () => {
    expect(await failTimes('nobody', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const rejected = await attempt('NOBODY', 'demo1234');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '900']);
  });

  it('does not count a success', async () => {
    for (let n = 0; n < 12; n += 1) expect((await attempt('ravi', 'demo1234')).status).toBe(200);
    expect(await failTimes('ravi', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('compares only ten passwords of thirty that arrive at once', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => attempt('asha', 'wrong1234')));
    const statuses = toStatuses(responses).toSorted();
    expect(statuses).toEqual(Array.from({ length: 30 }, (_, n) => (n < 10 ? 401 : 429)));
  });

  it.each([
    [{ usernameOrEmail: '', password: 'demo1234' }, 'Enter your username or email'],
    [{ usernameOrEmail: 'asha', password: '' }, 'Enter your password'],
    [{ usernameOrEmail: 'asha' }, 'Enter your password'],
    [{ usernameOrEmail: ['asha'], password: 'demo1234' }, 'Enter your username or email'],
    [{ usernameOrEmail: 'a\0', password: 'demo1234' }, 'Username or email contains an unreadable character'],
    [{ usernameOrEmail: 'asha', password: 'x'.repeat(1001) }, 'Password must be at most 1000 characters'],
  ])('rejects %j', async (body, sentence) => {
    const response = await app.post('/auth/login', body);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });
});

describe('POST /auth/login from one address', () => {
  const app = useTestApp({ LOGINS_PER_ADDRESS: '5', TRUSTED_PROXIES: '1' });
  const attemptFrom = (address: string, name = 'asha') =>
    app.post('/auth/login', { usernameOrEmail: name, password: 'demo1234' }, { 'X-Forwarded-For': address });

  it('is limited for all accounts together, and other addresses are not limited', async () => {
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom('203.0.113.1')).status).toBe(200);
    const rejected = await attemptFrom('203.0.113.1', 'ravi');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
    expect((await attemptFrom('1.2.3.4, 203.0.113.1')).status).toBe(429);
    expect((await attemptFrom('203.0.113.2')).status).toBe(200);
  });

  it('counts an address once, whatever port a proxy adds to it', async () => {
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom(`203.0.113.3:${50_000 + n}`)).status).toBe(200);
    expect((await attemptFrom('203.0.113.3')).status).toBe(429);
    expect((await attemptFrom('::ffff:203.0.113.3')).status).toBe(429);
    for (let n = 0; n < 5; n += 1) expect((await attemptFrom(`[2001:db8:7::${n}]:443`)).status).toBe(200);
    expect((await attemptFrom('2001:db8:7::9')).status).toBe(429);
  });

  it('counts all addresses of one IPv6 customer as one', async () => {
    const addresses = [
      '2001:db8::1',
      '2001:db8:0:ff:ffff::',
      '2001:0db8:0::7',
      '2001:db8::9.9.9.9',
      '2001:DB8::2',
    ];
    for (const address of addresses) expect((await attemptFrom(address)).status).toBe(200);
    expect((await attemptFrom('2001:db8::dead:beef')).status).toBe(429);
    expect((await attemptFrom('2001:db8:0:100::1')).status).toBe(200);
    expect((await attemptFrom('::ffff:203.0.113.77')).status).toBe(200);
    expect((await attemptFrom('::1')).status).toBe(200);
  });
});

describe('POST /auth/login on several devices', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', TRUSTED_PROXIES: '1' });
  const attempt = (password: string, address: string, cookie?: string) =>
    app.post(
      '/auth/login',
      { usernameOrEmail: 'asha', password },
      { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
    );
  /** Logs in at home, and returns the cookie of the device. */
  const openDevice = async () => {
    const sent = (await attempt('demo1234', '203.0.113.1')).headers.get('Set-Cookie') ?? '';
    expect(sent).toMatch(
      /^__Secure-device=[\w-]{43}; Max-Age=34560000; Path=\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    return sent.split(';')[0];
  };
  const failTenTimes = async (address: string, cookie?: string) => {
    for (let n = 0; n < 10; n += 1) await attempt('wrong1234', address, cookie);
    return (await attempt('demo1234', address, cookie)).status;
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from rate_limits');
  });

  it('slows down wrong passwords from one address, and the owner logs in from another', async () => {
    expect(await failTenTimes('203.0.113.9')).toBe(429);
    expect((await attempt('demo1234', '203.0.113.1')).status).toBe(200);
  });

  it('lets the owner in on a known device whatever others try, also from the same address', async () => {
    const device = await openDevice();
    expect(await failTenTimes('203.0.113.1')).toBe(429);
    await app.sql(`update rate_limits set count = 100 where key like 'login failure:%'`);
    const rejected = await attempt('demo1234', '203.0.113.2');
    expect([rejected.status, Number(rejected.headers.get('Retry-After')) > 3600]).toEqual([429, true]);
    expect((await attempt('demo1234', '203.0.113.1', device)).status).toBe(200);
    expect((await attempt('demo1234', '203.0.113.1', `__Secure-device=${'x'.repeat(43)}`)).status).toBe(429);
  });

  it('slows down wrong passwords on a known device too, and only there', async () => {
    const device = await openDevice();
    expect(await failTenTimes('203.0.113.1', device)).toBe(429);
    expect((await attempt('demo1234', '203.0.113.1')).status).toBe(200);
  });

  it('remembers the 20 devices of an account that logged in last', async () => {
    await app.sql(`insert into known_devices (user_id, token_hash, seen_at)
      select id, n, timestamptz '${new Date(app.clock.now).toISOString()}' - (26 - n) * interval '1 minute'
      from users, generate_series(1, 25) n where username = 'kamla'`);
    await logIn(app, 'kamla');
    const [found] =
      await app.sql(`select count(*)::int, min(token_hash::int) filter (where length(token_hash) < 3)
      from known_devices where user_id = (select id from users where username = 'kamla')`);
    expect(found).toEqual({ count: 20, min: 7 });
  });

  it('compares the passwords of all accounts with an address, also of those that the device does not know', async () => {
    const email = 'family@example.in';
    const device = { Cookie: `__Secure-device=${'f'.repeat(43)}` };
    const logInBy = async (usernameOrEmail: string, password: string) =>
      (await app.post('/auth/login', { usernameOrEmail, password }, device)).status;
    for (const [username, password] of [
      ['family1', 'tulsi9leaf'],
      ['family2', 'neem4tea9'],
    ]) {
      const form = { name: 'Rao', email, username, password, confirmPassword: password };
      expect((await app.post('/auth/register', form)).status).toBe(200);
    }
    expect(await logInBy('family1', 'tulsi9leaf')).toBe(200);
    expect(await logInBy(email, 'neem4tea9')).toBe(200);
    expect(await logInBy(email, 'wrong1234')).toBe(401);
  });

  it('makes the device known on which the owner sets a new password by a mailed link', async () => {
    await app.post('/auth/forgot-password', { email: 'asha@example.in' });
    const [mail] = await readOutbox(app);
    const token = /token=([\w-]+)$/m.exec(mail?.body ?? '')?.[1];
    const cookie = `__Secure-device=${'n'.repeat(43)}`;
    const form = { token, password: 'fresh1234', confirmPassword: 'fresh1234' };
    expect((await app.post('/auth/reset-password', form, { Cookie: cookie })).status).toBe(200);
    await attempt('wrong1234', '203.0.113.1');
    await app.sql(`update rate_limits set count = 100 where key like 'login failure:%'`);
    expect((await attempt('fresh1234', '203.0.113.1')).status).toBe(429);
    expect((await attempt('fresh1234', '203.0.113.1', cookie)).status).toBe(200);
  });
});
