import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, readOutbox, readTokens, refresh } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const ADDRESS = '203.0.113.77';
const PERSON = {
  name: 'Lakshmi Venkataraman',
  email: 'lakshmi@example.in',
  username: 'lakshmi9',
  password: 'topsecret99',
  confirmPassword: 'topsecret99',
};

describe('the data of a person who registers, logs in, and forgets a password', () => {
  const app = useTestApp({ LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' });
  const post = (path: string, body: unknown, token = '') =>
    app.post(path, body, {
      'X-Forwarded-For': ADDRESS,
      Authorization: `Bearer ${token}`,
      'User-Agent': 'Own Browser 7',
    });
  /** Every secret that only its owner may see. */
  const secrets: string[] = [];

  beforeAll(async () => {
    await post('/auth/register', PERSON);
    await post('/auth/register', PERSON);
    await post('/auth/login', { usernameOrEmail: PERSON.username, password: 'wrongsecret98' });
    const session = await logIn(app, PERSON.email, PERSON.password);
    const pair = await readTokens(await refresh(app, session.refreshToken));
    await post('/auth/verify-token', { token: session.token });
    await post('/auth/forgot-password', { email: PERSON.email });
    await post('/auth/send-otp', { destination: '+919812345678', firstName: PERSON.name });
    const messages = await readOutbox(app);
    const otp = messages.find(({ channel }) => channel === 'sms')?.body.slice(0, 6) ?? '';
    const mailed = messages.map(({ body }) => /token=([\w-]+)/.exec(body)?.[1]).find(Boolean) ?? '';
    await post('/auth/verify-otp', { destination: '+919812345678', otp: '000000' });
    await post('/auth/verify-otp', { destination: '+919812345678', otp });
    await app.call(`/associates/sponsor/SECRETCODE`);
    await app.call('/admin/users/all?search=lakshmi', {
      headers: { Authorization: `Bearer ${session.token}` },
    });
    await post('/auth/logout', { refreshToken: pair.refreshToken }, pair.accessToken);
    secrets.push(PERSON.password, 'wrongsecret98', otp, mailed, session.token, session.refreshToken);
    secrets.push(pair.accessToken, pair.refreshToken);
  });

  it('does not appear in the log', async () => {
    // This covers an unexpected error, too: a table is missing.
    await app.sql('alter table otps rename to otps_gone');
    const failed = await post('/auth/send-otp', { destination: '+919812345679', firstName: PERSON.name });
    await app.sql('alter table otps_gone rename to otps');
    expect([failed.status, await failed.json()]).toMatchObject([500, { message: 'Something went wrong.' }]);

    const log = app.logLines.join('');
    expect(log).toContain('"route":"/auth/login"');
    expect(log).toContain('"msg":"a request failed unexpectedly"');
    const personal = ['Lakshmi', 'lakshmi', '98123456', ADDRESS, 'Own Browser', 'SECRETCODE', 'Bearer'];
    expect([...secrets, ...personal].filter((text) => log.includes(text))).toEqual([]);
  });

  it('contains no readable password, code or token in the database', async () => {
    const tables = [
      'users',
      'sessions',
      'refresh_tokens',
      'otps',
      'password_resets',
      'rate_limits',
      'otp_tallies',
    ];
    const rows: unknown[] = [];
    for (const table of tables) rows.push(...(await app.sql(`select * from ${table}`)));
    const stored = JSON.stringify(rows);
    expect(stored).toContain('lakshmi9');
    expect(secrets.filter((secret) => secret === '' || stored.includes(secret))).toEqual([]);
  });

  it('appears in the rate limit counters neither as address nor as number nor as name', async () => {
    const keys = JSON.stringify(
      await app.sql('select key from rate_limits union all select key || sealed_subject from otp_tallies'),
    );
    expect(keys).toContain('otp guess:');
    expect([ADDRESS, '9812345678', 'lakshmi'].filter((text) => keys.includes(text))).toEqual([]);
  });
});
