import { AccountSecurity, type Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  callAs,
  isGood,
  logIn,
  passToNextHour,
  readOutbox,
  refresh,
  toFailure,
  toStatuses,
} from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Body = z.object({ data: AccountSecurity });
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

describe('the sessions of a member', () => {
  const app = useTestApp();
  const read = async ({ token }: Session) =>
    Body.parse(await (await callAs(app, token, '/auth/security')).json()).data;
  const send = ({ token }: Session, method: string, path: string) =>
    app.call(path, { method, headers: { Authorization: `Bearer ${token}` } });

  beforeEach(() => passToNextHour(app));

  it('are listed with device and times, the current one first, without those that ended', async () => {
    const login = { usernameOrEmail: 'ravi', password: 'demo1234' };
    const phone = z
      .object({ token: z.string(), refreshToken: z.string() })
      .parse(await (await app.post('/auth/login', login, { 'User-Agent': PHONE })).json());
    const startedAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    const here = await logIn(app, 'ravi');
    const gone = await logIn(app, 'ravi');
    await app.post(
      '/auth/logout',
      { refreshToken: gone.refreshToken },
      { Authorization: `Bearer ${gone.token}` },
    );
    app.clock.now += 60_000;
    await refresh(app, phone.refreshToken);
    const minute = (n: number) => new Date(Date.parse(startedAt) + n * 60_000).toISOString();
    expect(await read(here)).toEqual({
      hasPassword: true,
      sessions: [
        {
          id: expect.any(String),
          device: null,
          startedAt: minute(1),
          lastUsedAt: minute(1),
          isCurrent: true,
        },
        {
          id: expect.any(String),
          device: 'Chrome · Android',
          startedAt,
          lastUsedAt: minute(2),
          isCurrent: false,
        },
      ],
    });
  });

  it('end one by one, at once; those of others are not found', async () => {
    const [here, there, ravi] = [
      await logIn(app, 'asha'),
      await logIn(app, 'asha'),
      await logIn(app, 'ravi'),
    ];
    const id = (await read(there)).sessions[0]?.id;
    const foreign = await send(ravi, 'DELETE', `/auth/sessions/${id}`);
    expect([foreign.status, await foreign.json()]).toEqual([404, toFailure('Not found')]);
    expect((await send(here, 'DELETE', '/auth/sessions/x')).status).toBe(404);
    expect(await isGood(app, there.token)).toBe(true);

    expect((await send(here, 'DELETE', `/auth/sessions/${id}`)).status).toBe(200);
    expect(await isGood(app, there.token)).toBe(false);
    expect((await refresh(app, there.refreshToken)).status).toBe(401);
    expect((await send(here, 'DELETE', `/auth/sessions/${id}`)).status).toBe(404);
  });

  it('end together, except the one of the call', async () => {
    const [here, there, ravi] = [
      await logIn(app, 'asha'),
      await logIn(app, 'asha'),
      await logIn(app, 'ravi'),
    ];
    expect((await send(here, 'POST', '/auth/sessions/end-others')).status).toBe(200);
    expect((await read(here)).sessions).toHaveLength(1);
    expect([await isGood(app, there.token), await isGood(app, ravi.token)]).toEqual([false, true]);
  });
});

describe('a member who replaces the password', () => {
  const app = useTestApp();
  const change = ({ token }: Session, currentPassword: string, password: string, headers: object = {}) =>
    app.post(
      '/auth/change-password',
      { currentPassword, password, confirmPassword: password },
      { Authorization: `Bearer ${token}`, ...headers },
    );

  beforeEach(() => passToNextHour(app));

  it('sends the current one; then only this session and the new password are valid', async () => {
    const [here, there] = [await logIn(app, 'asha'), await logIn(app, 'asha')];
    await app.post('/auth/forgot-password', { email: 'asha@example.in' });
    const link = /token=([\w-]+)$/m.exec((await readOutbox(app))[0]?.body ?? '')?.[1];
    const rejected = await change(here, 'wrong1234', 'neem4tea');
    expect([rejected.status, await rejected.json()]).toEqual([
      400,
      toFailure('This password is incorrect.', { currentPassword: 'This password is incorrect.' }),
    ]);
    expect((await change(here, 'demo1234', 'password1')).status).toBe(400);
    expect(await isGood(app, there.token)).toBe(true);

    expect((await change(here, 'demo1234', 'neem4tea')).status).toBe(200);
    expect([await isGood(app, here.token), await isGood(app, there.token)]).toEqual([true, false]);
    const old = await app.post('/auth/login', { usernameOrEmail: 'asha', password: 'demo1234' });
    expect(old.status).toBe(401);
    expect((await logIn(app, 'asha', 'neem4tea')).user.username).toBe('asha');
    const form = { token: link, password: 'other1234', confirmPassword: 'other1234' };
    expect((await app.post('/auth/reset-password', form)).status).toBe(400);
  });

  it('is known on this device only; the devices of a thief are unknown from then on', async () => {
    const device = { Cookie: `device=${'o'.repeat(43)}` };
    const thief = { Cookie: `device=${'t'.repeat(43)}` };
    const attempt = (headers: object) =>
      app.post('/auth/login', { usernameOrEmail: 'ravi', password: 'neem4tea' }, { ...headers });
    const ravi = await logIn(app, 'ravi');
    await app.post('/auth/login', { usernameOrEmail: 'ravi', password: 'demo1234' }, thief);
    expect((await change(ravi, 'demo1234', 'neem4tea', device)).status).toBe(200);
    await app.post('/auth/login', { usernameOrEmail: 'ravi', password: 'wrong1234' });
    await app.sql(`update rate_limits set count = 100 where key like 'login failure:%'`);
    expect(toStatuses([await attempt(thief), await attempt(device)])).toEqual([429, 200]);
    await app.sql('delete from rate_limits');
  });

  it('has ten tries in 15 minutes, which logins of others do not use up', async () => {
    const kamla = await logIn(app, 'kamla');
    for (let n = 0; n < 10; n += 1)
      await app.post('/auth/login', { usernameOrEmail: 'kamla', password: 'wrong1234' });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await change(kamla, 'wrong1234', 'neem4tea')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('needs a password: an account without one gets it by a mailed link', async () => {
    const kamla = await logIn(app, 'kamla');
    await app.sql(`update users set password_hash = null where username = 'kamla'`);
    const response = await change(kamla, 'demo1234', 'neem4tea');
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure('Your account has no password.'),
    ]);
  });
});
