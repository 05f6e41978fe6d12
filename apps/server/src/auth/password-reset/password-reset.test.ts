import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  toFailure,
  isGood,
  logIn,
  readOutbox,
  passToNextHour,
  refresh,
  toStatuses,
} from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const OLD_LINK = toFailure('This link is no longer valid. Request a new one.');

describe('a forgotten password', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', TRUSTED_PROXIES: '1' });
  const ask = (email: string, headers: Record<string, string> = {}) =>
    app.post('/auth/forgot-password', { email }, headers);
  const reset = (token: string, password = 'fresh1234') =>
    app.post('/auth/reset-password', { token, password, confirmPassword: password });
  const mailsTo = async (email: string) => (await readOutbox(app)).filter(({ to }) => to === email);
  const mailedToken = async (email: string) => {
    const [mail] = await mailsTo(email);
    return /token=([\w-]+)$/m.exec(mail?.body ?? '')?.[1] ?? '';
  };
  const linkFor = async (username: string) => {
    await ask(`${username}@example.in`);
    return mailedToken(`${username}@example.in`);
  };

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from messages');
  });

  it('gets the same response whether the address has an account or not; only an account gets a mail', async () => {
    for (const email of ['Asha@Example.in', 'nobody@example.in']) {
      const response = await ask(email);
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
    const token = await mailedToken('asha@example.in');
    expect(await readOutbox(app)).toEqual([
      {
        channel: 'email',
        to: 'asha@example.in',
        body: [
          'Reset your PGM Wellness password',
          '',
          'Hello Asha,',
          '',
          'Use this link within an hour to choose a new password for the account asha:',
          `https://shop.example.in/Associate/reset-password?token=${token}`,
          '',
          'If you did not ask for this, you can ignore this email. Your password will not change.',
          '',
          'PGM Wellness',
        ].join('\n'),
      },
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await app.sql('select * from password_resets'))).not.toContain(token);
  });

  it('is replaced once by the mailed link, which ends every login and proves the address', async () => {
    await app.sql(`update users set email_verified_at = null where username = 'ravi'`);
    const sessions = [await logIn(app, 'ravi'), await logIn(app, 'ravi')];
    const asha = await logIn(app, 'asha');
    const token = await linkFor('ravi');
    const response = await reset(token);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);

    for (const session of sessions) {
      expect(await isGood(app, session.token)).toBe(false);
      expect((await refresh(app, session.refreshToken)).status).toBe(401);
    }
    expect(await isGood(app, asha.token)).toBe(true);
    const old = await app.post('/auth/login', { usernameOrEmail: 'ravi', password: 'demo1234' });
    expect(old.status).toBe(401);
    expect((await logIn(app, 'ravi', 'fresh1234')).user.username).toBe('ravi');
    expect(
      await app.sql(`select email_verified_at is null as open from users where username = 'ravi'`),
    ).toEqual([{ open: false }]);

    const again = await reset(token, 'other1234');
    expect([again.status, await again.json()]).toEqual([400, OLD_LINK]);
    expect((await logIn(app, 'ravi', 'fresh1234')).user.username).toBe('ravi');
  });

  it('ends a login with the old password that begins at the same moment', async () => {
    const token = await linkFor('admin');
    const old = { usernameOrEmail: 'admin', password: 'demo1234' };
    const [done, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 9 }, () => app.post('/auth/login', old)),
    ]);
    expect(done.status).toBe(200);
    const stillIn: string[] = [];
    for (const login of logins.filter(({ status }) => status === 200)) {
      const session = Session.parse(await login.json());
      if (await isGood(app, session.token)) stillIn.push(session.token);
    }
    expect(stillIn).toEqual([]);
  });

  it('is replaced by only one of many simultaneous uses of the link', async () => {
    const token = await linkFor('asha');
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `fresh123${n}`)));
    expect(toStatuses(responses).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect((await logIn(app, 'asha', `fresh123${winner}`)).user.username).toBe('asha');
  });

  it('cannot be a common one; the link stays valid', async () => {
    const token = await linkFor('ravi');
    const response = await reset(token, 'Password1');
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: { password: 'This password is easy to guess. Please choose another one.' } },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('has one valid link, the newest', async () => {
    const older = await linkFor('asha');
    await app.sql('delete from messages');
    const newer = await linkFor('asha');
    expect((await reset(older)).status).toBe(400);
    expect((await reset(newer)).status).toBe(200);
  });

  it('has no valid link left after one of several was used', async () => {
    await Promise.all([ask('asha@example.in'), ask('asha@example.in'), ask('asha@example.in')]);
    const mails = await mailsTo('asha@example.in');
    const tokens = mails.map(({ body }) => /token=([\w-]+)$/m.exec(body)?.[1] ?? '');
    expect(tokens).toHaveLength(3);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(token)).status);
    expect(statuses.filter((status) => status === 200)).toEqual([200]);
  });

  it('has a link that is valid for an hour', async () => {
    const token = await linkFor('asha');
    app.clock.now += 3_600_000;
    const late = await reset(token);
    expect([late.status, await late.json()]).toEqual([400, OLD_LINK]);

    const other = await linkFor('asha');
    app.clock.now += 3_599_999;
    expect((await reset(other)).status).toBe(200);
  });

  it('has a link to the site, whatever host a caller sends', async () => {
    await ask('kamla@example.in', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    const [mail] = await mailsTo('kamla@example.in');
    expect(mail?.body).toContain('https://shop.example.in/Associate/reset-password?token=');
    expect(mail?.body).not.toContain('evil');
  });

  it('gets at most three mails an hour, and the response does not show it', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask('kamla@example.in')).status).toBe(200);
    expect(await mailsTo('kamla@example.in')).toHaveLength(3);
    app.clock.now += 3_600_000;
    await ask('kamla@example.in');
    expect(await mailsTo('kamla@example.in')).toHaveLength(4);
  });

  it('allows thirty requests and thirty link attempts in ten minutes from one address', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.5' };
    for (let n = 0; n < 30; n += 1) expect((await ask(`nobody${n}@example.in`, from)).status).toBe(200);
    const body = { token: 'x', password: 'fresh1234', confirmPassword: 'fresh1234' };
    for (const rejected of [await ask('a@b.in', from), await app.post('/auth/reset-password', body, from)])
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '600']);
    expect((await ask('a@b.in', { 'X-Forwarded-For': '203.0.113.6' })).status).toBe(200);
  });

  it('is replaced only by a valid link', async () => {
    for (const token of ['x', 'a\0b', "' or true --", 'x'.repeat(4096)]) {
      const response = await reset(token);
      expect([response.status, await response.json()]).toEqual([400, OLD_LINK]);
    }
    const weak = await reset('x', 'letters only');
    expect([weak.status, await weak.json()]).toMatchObject([400, { success: false }]);
  });
});
