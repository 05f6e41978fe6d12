import { beforeEach, describe, expect, it } from 'vitest';
import { ASHA, UNKNOWN, invalidCodes, lastCode } from '../../../test/codes.ts';
import { logIn, passToNextHour, toFailure, toStatuses } from '../../../test/identity.ts';
import { type TestApp, useTestApp } from '../../../test/test-app.ts';

const RAVI = '+919000000002';
const DAY_MS = 86_400_000;
const DAY_SECONDS = DAY_MS / 1000;

const sendFrom = (app: TestApp, address: string, destination = UNKNOWN) =>
  app.post('/auth/send-otp', { destination, firstName: 'Sunita' }, { 'X-Forwarded-For': address });
const verifyFrom = (app: TestApp, address: string, otp: string, destination = UNKNOWN) =>
  app.post('/auth/verify-otp', { destination, otp }, { 'X-Forwarded-For': address });

describe('the codes of one number', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '1' });
  beforeEach(async () => {
    await app.sql('truncate otps, otp_tallies, rate_limits');
    passToNextHour(app);
  });

  /** Sends a code from a network and guesses it five times there. */
  const guessFrom = async (address: string, destination = UNKNOWN) => {
    const sent = await sendFrom(app, address, destination);
    if (sent.status !== 200) return [sent.status];
    const responses: Response[] = [];
    for (const invalid of invalidCodes(await lastCode(app), 5))
      responses.push(await verifyFrom(app, address, invalid, destination));
    return toStatuses(responses);
  };

  it('are five in 24 hours, of which one network gets four', async () => {
    const statuses: number[] = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await sendFrom(app, address)).status);
      app.clock.now += 300_000;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
    const rejected = await sendFrom(app, '192.0.2.3');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([
      429,
      String(DAY_SECONDS - 6 * 300),
    ]);
    app.clock.now += DAY_MS - 6 * 300_000;
    expect((await sendFrom(app, '192.0.2.3')).status).toBe(200);
  });

  it('are not counted when their owner uses them', async () => {
    for (let n = 0; n < 7; n += 1) {
      expect((await sendFrom(app, '192.0.2.1')).status).toBe(200);
      expect((await verifyFrom(app, '192.0.2.1', await lastCode(app))).status).toBe(200);
    }
  });

  it('cannot be closed by a stranger for the network where the owner has used one', async () => {
    await sendFrom(app, '192.0.2.1');
    expect((await verifyFrom(app, '192.0.2.1', await lastCode(app))).status).toBe(200);
    for (const stranger of [11, 12, 13, 14])
      expect(await guessFrom(`192.0.2.${stranger}`)).toEqual([401, 401, 401, 401, 401]);
    expect(await guessFrom('192.0.2.15')).toEqual([429]);
    expect((await sendFrom(app, '192.0.2.1')).status).toBe(200);
    expect((await verifyFrom(app, '192.0.2.1', await lastCode(app))).status).toBe(200);
  });

  it('are compared 20 times in vain in 24 hours, 100 times in a row, and then again when the owner logs in otherwise', async () => {
    for (let day = 0; day < 5; day += 1) {
      for (let network = 0; network < 4; network += 1)
        expect(await guessFrom(`192.0.${day}.${network}`, ASHA)).toEqual([401, 401, 401, 401, 401]);
      const rejected = await sendFrom(app, `192.0.${day}.9`, ASHA);
      const again = day < 4 ? String(DAY_SECONDS) : null;
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, again]);
      app.clock.now += DAY_MS;
    }
    const closed = await sendFrom(app, '192.0.2.200', ASHA);
    expect([closed.status, await closed.json()]).toEqual([
      429,
      toFailure('Too many incorrect codes. Log in with your password or Google, or contact us.'),
    ]);
    await logIn(app, 'asha');
    expect((await sendFrom(app, '192.0.2.200', ASHA)).status).toBe(200);
    expect((await verifyFrom(app, '192.0.2.200', await lastCode(app), ASHA)).status).toBe(200);
  });

  it('are accepted again after another login also where 20 were wrong in a row, and while the number is being replaced', async () => {
    await app.sql(`update users set mobile = '9812345678', mobile_verified_at = null, former_mobile = '9000000001'
      where username = 'asha'`);
    for (let hour = 0; hour < 4; hour += 1) {
      expect(await guessFrom('192.0.2.1', ASHA)).toEqual([401, 401, 401, 401, 401]);
      passToNextHour(app);
    }
    const closed = await sendFrom(app, '192.0.2.1', ASHA);
    expect([closed.status, closed.headers.get('Retry-After')]).toEqual([429, null]);
    await logIn(app, 'asha');
    expect((await sendFrom(app, '192.0.2.1', ASHA)).status).toBe(200);
    expect((await verifyFrom(app, '192.0.2.1', await lastCode(app), ASHA)).status).toBe(200);
  });
});

describe('the codes of all numbers', () => {
  const app = useTestApp({
    TRUSTED_PROXIES: '1',
    OTP_SENDS_PER_ADDRESS: '1',
    OTP_SENDS_PER_DAY: '10',
    LOG_LEVEL: 'error',
  });
  let numbers = 0;
  const sendToNext = async (address: string) =>
    (await sendFrom(app, address, `+9198765${String((numbers += 1)).padStart(5, '0')}`)).status;

  it('are counted for a customer of IPv6, for a large one, and all together for a day, with an alarm before the end', async () => {
    const statuses: number[] = [];
    for (const address of [
      '2001:db8:1:100::1',
      '2001:db8:1:1ff::1',
      '2001:db8:1:200::1',
      '2001:db8:1:300::1',
      '2001:db8:1:400::1',
      '2001:db8:1:500::1',
      '2001:db8:1:600::1',
      '2001:db8:2:600::1',
    ])
      statuses.push(await sendToNext(address));
    expect(statuses).toEqual([200, 429, 200, 200, 200, 200, 429, 200]);
    for (const last of [1, 2]) expect(await sendToNext(`192.0.2.${last}`)).toBe(200);
    const late = await sendFrom(app, '192.0.2.3');
    expect([late.status, late.headers.get('Retry-After')]).toEqual([429, String(17.5 * 3600)]);

    // What is left is for numbers with an account.
    expect((await sendFrom(app, '192.0.2.4', ASHA)).status).toBe(200);
    expect((await sendFrom(app, '192.0.2.5', RAVI)).status).toBe(200);
    app.clock.now += 300_000;
    expect((await sendFrom(app, '192.0.2.6', ASHA)).status).toBe(429);
    expect(app.logLines.map((line) => JSON.parse(line).msg)).toEqual([
      'most SMS of this day are sent',
      'only numbers with an account get codes until midnight UTC',
      'all SMS of this day are sent; no more until midnight UTC',
    ]);
  });
});

describe('the codes of a day for one network', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '1', OTP_SENDS_PER_ADDRESS: '1', OTP_SENDS_PER_DAY: '60' });
  let numbers = 0;
  const sendToNext = async (address: string) =>
    (await sendFrom(app, address, `+9198764${String((numbers += 1)).padStart(5, '0')}`)).status;
  const inHours = async (hours: number, addresses: readonly string[]) => {
    let sent = 0;
    for (let hour = 0; hour < hours; hour += 1) {
      for (const address of addresses) if ((await sendToNext(address)) === 200) sent += 1;
      passToNextHour(app);
    }
    return sent;
  };

  it('are a twentieth of all for a customer, and a tenth for a large one, in however many hours', async () => {
    expect(await inHours(6, ['192.0.2.1'])).toBe(3);
    const customers = [1, 2, 3, 4, 5].map((customer) => `2001:db8:1:${customer}00::1`);
    expect(await inHours(4, customers)).toBe(6);
    expect(await inHours(1, ['2001:db8:2:100::1', '192.0.2.2'])).toBe(2);
  });
});
