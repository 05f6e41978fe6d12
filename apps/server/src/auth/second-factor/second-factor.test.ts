import { type Session, SecondFactorSetup } from '@pgm/api/contract';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callAs, logIn, passToNextHour, readOutbox, toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { openSecrets, toSealer } from '../../platform/security/secrets.ts';

const DAY_MS = 86_400_000;
const INVALID = 'This code is incorrect or has already been used.';
const Setup = z.object({ data: SecondFactorSetup });
const Stored = z.tuple([z.object({ secret: z.string() })]);
const Codes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

const toState = (state: string, recoveryCodesLeft = 0) => ({
  success: true,
  data: { state, recoveryCodesLeft },
});

describe('the second factor of staff', () => {
  const app = useTestApp({ SECOND_FACTOR: 'required' });

  const post = ({ token }: Session, step: 'start' | 'confirm' | 'pass', body: unknown = { code: '' }) =>
    app.post(`/auth/second-factor/${step}`, body, { Authorization: `Bearer ${token}` });
  const readState = async ({ token }: Session) => (await callAs(app, token, '/auth/second-factor')).json();
  /** The status of a call that only staff may make. */
  const askAsStaff = async ({ token }: Session) => (await callAs(app, token, '/api/admin/brands')).status;
  /** What the app of a staff member shows. */
  const showCode = (key: string, at = app.clock.now) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
  const nextCode = (key: string) => {
    app.clock.now += 30_000;
    return showCode(key);
  };

  async function enrol(username: string) {
    const session = await logIn(app, username);
    const { key, address } = Setup.parse(await (await post(session, 'start')).json()).data;
    const confirmed = await post(session, 'confirm', { code: showCode(key) });
    return { session, key, address, ...Codes.parse(await confirmed.json()).data };
  }

  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('delete from second_factors');
    await app.sql('delete from recovery_codes');
    await app.sql('delete from rate_limits');
  });

  it('is set up before the first staff call; only then the login has the roles of staff', async () => {
    const before = await logIn(app, 'staff');
    expect([await readState(before), await askAsStaff(before)]).toEqual([toState('enrol'), 403]);
    const { session, key, address, recoveryCodes } = await enrol('staff');
    expect(address).toBe(
      `otpauth://totp/PGM%20Wellness:staff?issuer=PGM%20Wellness&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect([await readState(session), await askAsStaff(session)]).toEqual([toState('passed', 10), 200]);
    // A login from before the second factor must pass it, too.
    expect([await readState(before), await askAsStaff(before)]).toEqual([toState('code', 10), 403]);
    const stored = JSON.stringify([
      await app.sql('select * from second_factors'),
      await app.sql('select * from recovery_codes'),
    ]);
    for (const secret of [key, recoveryCodes[0] ?? '']) expect(stored).not.toContain(secret);
  });

  it('is reported by a mail, so that its owner learns of an app that is not theirs', async () => {
    await app.idle();
    await app.sql('delete from messages');
    await enrol('staff');
    expect((await readOutbox(app)).map(({ to, body }) => [to, body.split('\n')[0]])).toEqual([
      ['staff@example.in', 'Your PGM Wellness codes now come from a new app'],
    ]);
  });

  it('is asked for at each login, for admins too, and each code is accepted once, also at the same moment', async () => {
    const { key } = await enrol('admin');
    const [one, other] = [await logIn(app, 'admin'), await logIn(app, 'admin')];
    expect((await callAs(app, one.token, '/admin/users/all')).status).toBe(403);
    // The code with which it was set up is used up.
    expect((await post(one, 'pass', { code: showCode(key) })).status).toBe(400);
    const code = nextCode(key);
    const responses = await Promise.all([post(one, 'pass', { code }), post(other, 'pass', { code })]);
    expect(toStatuses(responses).toSorted()).toEqual([200, 400]);
    const replay = await post(one, 'pass', { code });
    expect([replay.status, await replay.json()]).toEqual([400, toFailure(INVALID, { code: INVALID })]);
    expect((await post(one, 'pass', { code: nextCode(key) })).status).toBe(200);
    expect((await callAs(app, one.token, '/admin/users/all')).status).toBe(200);
  });

  it('accepts the code before and the one after, since clocks differ, and no others', async () => {
    const { key } = await enrol('staff');
    const session = await logIn(app, 'staff');
    app.clock.now += 300_000;
    const statuses: number[] = [];
    for (const seconds of [-60, -30, 30, 60]) {
      const code = showCode(key, app.clock.now + seconds * 1000);
      statuses.push((await post(session, 'pass', { code })).status);
    }
    expect(statuses).toEqual([400, 200, 200, 400]);
  });

  it('can be passed by a recovery code, once, however it is typed', async () => {
    const { recoveryCodes } = await enrol('staff');
    const session = await logIn(app, 'staff');
    const code = (recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await post(session, 'pass', { code })).status).toBe(200);
    expect([await readState(session), await askAsStaff(session)]).toEqual([toState('passed', 9), 200]);
    expect((await post(await logIn(app, 'staff'), 'pass', { code })).status).toBe(400);
  });

  it('is replaced only with a code of it, which makes the old app and the old recovery codes invalid', async () => {
    const { session, key, recoveryCodes } = await enrol('staff');
    expect((await post(session, 'start')).status).toBe(400);
    const started = await post(session, 'start', { code: nextCode(key) });
    const fresh = Setup.parse(await started.json()).data.key;
    expect(await askAsStaff(session)).toBe(200);
    expect((await post(session, 'confirm', { code: showCode(fresh) })).status).toBe(200);
    const next = await logIn(app, 'staff');
    for (const code of [nextCode(key), recoveryCodes[0]])
      expect((await post(next, 'pass', { code })).status).toBe(400);
    expect((await post(next, 'pass', { code: showCode(fresh) })).status).toBe(200);
  });

  it('accepts five wrong codes in 15 minutes and 30 a day, from all logins together', async () => {
    // Both times begin at midnight.
    app.clock.now += DAY_MS - (app.clock.now % DAY_MS);
    const { key } = await enrol('staff');
    const [one, other] = [await logIn(app, 'staff'), await logIn(app, 'staff')];
    for (let n = 0; n < 5; n += 1) expect((await post(one, 'pass', { code: '000000' })).status).toBe(400);
    const rejected = await post(other, 'pass', { code: nextCode(key) });
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '870']);
    app.clock.now += 870_000;
    await app.sql(`update rate_limits set count = 30 where key like 'second factor:%'`);
    const later = await logIn(app, 'staff');
    const onTheDay = await post(later, 'pass', { code: showCode(key) });
    expect([onTheDay.status, Number(onTheDay.headers.get('Retry-After')) > 3600]).toEqual([429, true]);
    await app.sql('delete from rate_limits');
    expect((await post(later, 'pass', { code: showCode(key) })).status).toBe(200);
  });

  it('is asked for although the address of the account is first proven by a mailed link', async () => {
    await enrol('staff');
    await app.sql(`update users set email_verified_at = null where username = 'staff'`);
    await app.post('/auth/forgot-password', { email: 'staff@example.in' });
    const token = /token=([\w-]+)$/m.exec((await readOutbox(app))[0]?.body ?? '')?.[1];
    const form = { token, password: 'fresh1234', confirmPassword: 'fresh1234' };
    expect((await app.post('/auth/reset-password', form)).status).toBe(200);
    const session = await logIn(app, 'staff', 'fresh1234');
    expect([await readState(session), await askAsStaff(session)]).toEqual([toState('code', 10), 403]);
  });

  it('is not avoided by a deletion of the account', async () => {
    const { token } = await logIn(app, 'admin');
    for (const path of ['/privacy/delete/send-otp', '/privacy/delete']) {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await app.post(path, { password: 'demo1234' }, headers);
      expect([response.status, await response.json()]).toEqual([
        409,
        toFailure('Only the company can delete staff accounts.'),
      ]);
    }
  });

  it('is only for staff', async () => {
    const asha = await logIn(app, 'asha');
    expect(await readState(asha)).toEqual(toState('off'));
    for (const response of [
      await post(asha, 'start'),
      await post(asha, 'confirm', { code: '123456' }),
      await post(asha, 'pass', { code: '123456' }),
    ])
      expect([response.status, await response.json()]).toEqual([
        409,
        toFailure('Only staff have a second factor.'),
      ]);
  });
});

describe('the second factor after a change of AUTH_SECRET', () => {
  const PREVIOUS = 'the secret before it, of more than 32 characters';
  const app = useTestApp({ AUTH_SECRET: `new ${PREVIOUS}`, AUTH_SECRET_PREVIOUS: PREVIOUS });

  it('still accepts the app that was set up before, and then no longer needs the previous secret', async () => {
    const openSealer = async (authSecret: string) =>
      toSealer(await openSecrets({ authSecret, dataDir: '' }), 'secondFactors');
    const before = await openSealer(PREVIOUS);
    const after = await openSealer(`new ${PREVIOUS}`);
    const key = new Secret({ size: 20 }).base32;
    await app.sql(
      `insert into second_factors (user_id, secret) select id, '${before.seal(key)}' from users where username = 'staff'`,
    );
    const { token } = await logIn(app, 'staff');
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: app.clock.now });
    const passed = await app.post('/auth/second-factor/pass', { code }, { Authorization: `Bearer ${token}` });
    expect(passed.status).toBe(200);
    const [stored] = Stored.parse(await app.sql('select secret from second_factors'));
    expect(after.open(stored.secret)).toBe(key);
  });
});

describe('the second factor where it is optional', () => {
  const optional = useTestApp();

  it('is off, and staff calls work without it', async () => {
    const { token } = await logIn(optional, 'staff');
    expect(await (await callAs(optional, token, '/auth/second-factor')).json()).toEqual(toState('off'));
    expect((await callAs(optional, token, '/api/admin/brands')).status).toBe(200);
  });
});
