import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { BankDetailsOwner, BankDetailsStaff } from '../test/bank-details.ts';
import { UNKNOWN, invalidCodes, send, sendCode, verify } from '../test/codes.ts';
import { isGood, logIn, passToNextHour, readTokens, refresh, toFailure } from '../test/identity.ts';
import { useTestApp } from '../test/test-app.ts';
import { openSecrets, toSealer } from './platform/security/secrets.ts';

const OLD = 'the old secret, of more than 32 characters';
const NEW = 'the new secret, of more than 32 characters';

/** The settings of the steps, in the order of `docs/operations.md`. */
const BEFORE = { AUTH_SECRET: OLD };
const ACCEPTING = { AUTH_SECRET: OLD, AUTH_SECRET_NEXT: NEW };
const REPLACING = { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD };
const AFTER = { AUTH_SECRET: NEW };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOSED = 'Too many incorrect codes. Log in with your password or Google, or contact us.';
const Sealed = z.array(z.object({ sealed: z.string() }));

/** What the keys of a secret encrypt. */
const openSealer = async (authSecret: string, purpose: 'secondFactors' | 'messages') =>
  toSealer(await openSecrets({ authSecret, dataDir: '' }), purpose);

describe('a new AUTH_SECRET', () => {
  const app = useTestApp(BEFORE);
  beforeEach(async () => {
    await app.sql('truncate second_factors, recovery_codes, otps, otp_tallies, rate_limits, secret_uses');
    await app.sql('update queued_messages set sealed_token = null');
    passToNextHour(app);
    await app.restart(BEFORE);
  });

  const pass = async (code: string) => {
    const { token } = await logIn(app, 'staff');
    return app.post('/auth/second-factor/pass', { code }, { Authorization: `Bearer ${token}` });
  };
  /** A second factor that was stored by a process with this secret; returns what the app of its owner shows next. */
  const enrol = async (authSecret: string) => {
    const key = new Secret({ size: 20 });
    const sealed = (await openSealer(authSecret, 'secondFactors')).seal(key.base32);
    await app.sql(
      `insert into second_factors (user_id, secret) select id, '${sealed}' from users where username = 'staff'`,
    );
    return () => {
      app.clock.now += 30_000;
      return new TOTP({ secret: key }).generate({ timestamp: app.clock.now });
    };
  };

  it('is accepted by a process that does not use it yet: a code, a login and a second factor', async () => {
    await app.restart(REPLACING);
    const code = await sendCode(app);
    const { token } = await logIn(app, 'asha');
    const showCode = await enrol(NEW);
    await app.restart(ACCEPTING);
    expect([await isGood(app, token), (await verify(app, code)).status]).toEqual([true, 200]);
    expect((await pass(showCode())).status).toBe(200);
    await app.restart(AFTER);
    expect((await pass(showCode())).status).toBe(200);
  });

  it('reaches the second factor of a staff member who does not log in meanwhile', async () => {
    const showCode = await enrol(OLD);
    await app.restart(REPLACING);
    expect((await app.reseal()).printed).toContain('second factors: 1 encrypted again');
    await app.restart(AFTER);
    expect((await pass(showCode())).status).toBe(200);
  });

  it('reaches a second factor that was stored before texts named their key', async () => {
    const showCode = await enrol(OLD);
    await app.sql(`update second_factors set secret = split_part(secret, '.', 2)`);
    await app.restart(REPLACING);
    expect((await app.reseal()).printed).toContain('second factors: 1 encrypted again');
    await app.restart(AFTER);
    expect((await pass(showCode())).status).toBe(200);
  });

  it('reaches the link of a message that waits', async () => {
    await app.post('/auth/forgot-password', { email: 'asha@example.in' });
    await app.idle();
    const old = await openSealer(OLD, 'messages');
    await app.sql(
      `update queued_messages set sealed_token = '${old.seal('a link')}' where kind = 'PASSWORD_RESET'`,
    );
    await app.restart(REPLACING);
    expect((await app.reseal()).printed).toContain('links in messages: 1 encrypted again');
    const [row] = Sealed.parse(
      await app.sql('select sealed_token as sealed from queued_messages where sealed_token is not null'),
    );
    expect((await openSealer(NEW, 'messages')).open(row?.sealed ?? '')).toBe('a link');
  });

  it('reaches the bank account and the PAN of a member, and the hash that finds the PAN', async () => {
    await (await BankDetailsOwner.logIn(app, 'asha')).set();
    await app.restart(REPLACING);
    await (await BankDetailsOwner.logIn(app, 'ravi')).set();
    const { printed } = await app.reseal();
    expect(printed).toEqual(
      expect.arrayContaining(['bank accounts: 1 encrypted again', 'PANs: 1 encrypted again']),
    );
    await app.restart(AFTER);
    const staff = await BankDetailsStaff.logIn(app);
    expect((await staff.list()).data).toMatchObject(
      Array.from({ length: 2 }, () => ({ accountNumber: '••••1234', pan: 'ABC••••••F', isPanShared: true })),
    );
    await app.sql('truncate bank_details');
  });

  it('does not open a number again that is closed to codes', async () => {
    const [invalid = ''] = invalidCodes(await sendCode(app), 1);
    await verify(app, invalid);
    await app.sql('update otp_tallies set invalid_in_row = 100');
    const rejected = [429, toFailure(CLOSED)];
    const ask = async () => {
      const response = await send(app);
      return [response.status, await response.json()];
    };
    await app.restart(REPLACING);
    expect(await ask()).toEqual(rejected);
    expect((await app.reseal()).printed).toContain(
      'tallies of codes: 2 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
    );
    await app.restart(AFTER);
    expect(await ask()).toEqual(rejected);
    expect(await app.sql('select key from otp_tallies')).toHaveLength(2);
  });

  it('goes on with the counts of limits', async () => {
    const showCode = await enrol(OLD);
    const statuses = [];
    for (const code of invalidCodes(showCode(), 4)) statuses.push((await pass(code)).status);
    await app.restart(REPLACING);
    for (const code of invalidCodes(showCode(), 2)) statuses.push((await pass(code)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('ends no login: neither at once nor when the old one is removed', async () => {
    const { token, refreshToken } = await logIn(app, 'asha');
    await app.restart(REPLACING);
    expect(await isGood(app, token)).toBe(true);
    await app.restart(AFTER);
    const pair = await readTokens(await refresh(app, refreshToken));
    expect(await isGood(app, pair.accessToken)).toBe(true);
  });

  it('lets the old one go 25 hours after the last process has stopped to use it, and says so', async () => {
    await enrol(OLD);
    await app.runJobs();
    const lastUse = app.clock.now;
    await app.restart(REPLACING);
    await app.runJobs();
    const first = await app.reseal();
    expect([first.exitCode, first.printed.at(-1)]).toEqual([
      2,
      `A process used AUTH_SECRET_PREVIOUS as its AUTH_SECRET at ${new Date(lastUse).toISOString()}. Restart all processes with the new AUTH_SECRET, and run this again 2 minutes later.`,
    ]);
    app.clock.now += HOUR_MS;
    const second = await app.reseal();
    const until = (ms: number) => new Date(lastUse + ms + 120_000).toISOString();
    expect([second.exitCode, second.printed]).toEqual([
      2,
      [
        'second factors: 0 encrypted again',
        'second factors that are set up: 0 encrypted again',
        'links in messages: 0 encrypted again',
        'bank accounts: 0 encrypted again',
        'PANs: 0 encrypted again',
        'tallies of codes: 0 encrypted again',
        'second factors: 1 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        'second factors that are set up: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        'links in messages: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        'bank accounts: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        'PANs: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        'tallies of codes: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 0 with neither',
        `networks of unpaid orders need AUTH_SECRET_PREVIOUS until ${until(25 * HOUR_MS)}. Run this again after that.`,
        `counts of limits need AUTH_SECRET_PREVIOUS until ${until(DAY_MS)}. Run this again after that.`,
      ],
    ]);
    app.clock.now += 25 * HOUR_MS;
    const last = await app.reseal();
    expect([last.exitCode, last.printed.at(-1)]).toEqual([0, 'AUTH_SECRET_PREVIOUS may be removed.']);
  });

  it('counts what neither secret opens', async () => {
    await enrol('a secret that was removed, of more than 32 characters');
    await app.restart(REPLACING);
    expect((await app.reseal()).printed).toContain(
      'second factors: 0 with AUTH_SECRET, 0 with AUTH_SECRET_PREVIOUS, 1 with neither',
    );
  });

  it('needs the old one for the program that encrypts again', async () => {
    await app.restart(AFTER);
    await expect(app.reseal()).rejects.toThrow(
      'AUTH_SECRET_PREVIOUS must be the secret that AUTH_SECRET has replaced.',
    );
  });
});

describe('the tallies of an earlier release', () => {
  const app = useTestApp(REPLACING);
  beforeAll(async () => {
    const [invalid = ''] = invalidCodes(await sendCode(app), 1);
    await verify(app, invalid);
    await app.sql('update otp_tallies set sealed_subject = null');
  });

  it('need the old secret until they are deleted; closed ones are counted', async () => {
    const last = app.clock.now;
    const { id } = await openSecrets({ authSecret: OLD, dataDir: '' });
    await app.sql(`insert into secret_uses values ('${id}', '2026-11-01', '2026-11-01')`);
    app.clock.now += 2 * DAY_MS;
    const { exitCode, printed } = await app.reseal();
    expect([exitCode, printed.at(-1)]).toEqual([
      2,
      `tallies of codes of an earlier release need AUTH_SECRET_PREVIOUS until ${new Date(last + 30 * DAY_MS).toISOString()}. Run this again after that.`,
    ]);
    await app.sql('update otp_tallies set invalid_in_row = 100');
    const { exitCode: code, printed: lines } = await app.reseal();
    expect([code, lines.slice(-2)]).toEqual([
      0,
      [
        'Numbers that an earlier release closed to codes: 2. They open again when AUTH_SECRET_PREVIOUS is removed.',
        'AUTH_SECRET_PREVIOUS may be removed.',
      ],
    ]);
  });

  it('say what they are about as soon as a code is sent', async () => {
    const countNameless = async () =>
      (await app.sql('select key from otp_tallies where sealed_subject is null')).length;
    expect(await countNameless()).toBe(2);
    await app.sql('update otp_tallies set invalid_in_row = 0');
    expect((await send(app, UNKNOWN)).status).toBe(200);
    expect(await countNameless()).toBe(0);
  });
});
