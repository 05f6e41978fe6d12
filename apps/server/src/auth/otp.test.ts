import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { callAs, failureOf, outboxOf, statusesOf } from '../../test/identity.ts';
import { type TestApp, useTestApp } from '../../test/test-app.ts';

const REFUSED = failureOf('Invalid or expired OTP.');
const UNKNOWN = '+919876543210';
const ASHA = '+919000000001';

const send = (app: TestApp, destination = UNKNOWN, firstName = 'Sunita Devi Verma') =>
  app.post('/auth/send-otp', { destination, firstName });

const verify = (app: TestApp, otp: string, destination = UNKNOWN, more = {}) =>
  app.post('/auth/verify-otp', { destination, otp, ...more });

/** The code of the SMS that was sent last. */
async function lastCode(app: TestApp): Promise<string> {
  const [sms] = await outboxOf(app);
  return /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
}

/** Sends a code and answers it. */
async function sendCode(app: TestApp, destination = UNKNOWN): Promise<string> {
  const response = await send(app, destination);
  if (response.status !== 200) throw new Error(`no code was sent: ${response.status}`);
  return lastCode(app);
}

/** Codes that are all different from `code`. */
const wrongCodes = (code: string, times: number) =>
  Array.from({ length: times }, (_, n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));

async function guessWrong(app: TestApp, code: string, times: number): Promise<number[]> {
  const answers: Response[] = [];
  for (const wrong of wrongCodes(code, times)) answers.push(await verify(app, wrong));
  return statusesOf(answers);
}

describe('POST /auth/send-otp', () => {
  const app = useTestApp({ SITE_ORIGIN: 'https://shop.example.in', BRAND_NAME: 'Test Wellness' });
  beforeEach(() => {
    app.clock.now += 7_200_000;
  });

  it('sends six digits with the line that lets a phone fill them in, and stores neither them nor a plain hash', async () => {
    const response = await send(app);
    expect([response.status, response.headers.get('Cache-Control'), await response.json()]).toEqual([
      200,
      'no-store',
      { success: true, data: { expiresInSeconds: 300 } },
    ]);
    const [sms] = await outboxOf(app);
    const code = /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? 'none';
    expect(sms).toMatchObject({
      channel: 'sms',
      to: UNKNOWN,
      body: `${code} is your Test Wellness code. It is good for 5 minutes. Do not tell it to anyone.\n\n@shop.example.in #${code}`,
    });
    expect(await app.sql('select destination, name, guesses, code_hash from otps')).toEqual([
      {
        destination: UNKNOWN,
        name: 'Sunita Devi Verma',
        guesses: 0,
        code_hash: expect.stringMatching(/^[\w-]{43}$/),
      },
    ]);
  });

  it('refuses another while the first is good, says when to come back, and leaves the first good', async () => {
    const code = await sendCode(app);
    app.clock.now += 100_000;
    const early = await send(app);
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '200']);
    expect(await lastCode(app)).toBe(code);
    app.clock.now += 199_000;
    expect((await send(app)).headers.get('Retry-After')).toBe('1');
    expect((await verify(app, code)).status).toBe(200);
  });

  it('sends another once the first has run out', async () => {
    const first = await sendCode(app);
    app.clock.now += 300_000;
    expect((await verify(app, first)).status).toBe(401);
    expect((await verify(app, await sendCode(app))).status).toBe(200);
  });

  it('sends one code when a number asks for twenty at once', async () => {
    const before = (await outboxOf(app)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, ASHA)));
    expect(statusesOf(answers).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect((await outboxOf(app)).length).toBe(before + 1);
  });

  it('sends five codes to a number in an hour', async () => {
    app.clock.now = Date.UTC(2026, 11, 1, 6, 30);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await send(app)).status);
      if (n < 5) app.clock.now += 300_000;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send(app)).headers.get('Retry-After')).toBe('300');
    app.clock.now += 300_000;
    expect((await send(app)).status).toBe(200);
  });

  it('forgets numbers that have not asked for a day', async () => {
    await sendCode(app);
    app.clock.now += 86_400_000 + 300_001;
    await sendCode(app, ASHA);
    expect(await app.sql('select destination from otps')).toEqual([{ destination: ASHA }]);
  });

  it.each([
    [{ destination: '9876543210', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: '+910876543210', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: '+91987654321\0', firstName: 'Sunita' }, 'Phone number should contain exactly 10 digits'],
    [{ destination: UNKNOWN, firstName: '' }, 'Name is required'],
    [{ destination: UNKNOWN, firstName: 'R2D2' }, 'Name should only contain letters and spaces'],
    [{ destination: UNKNOWN, firstName: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ destination: [UNKNOWN], firstName: 'Sunita' }, 'destination is not valid.'],
  ])('refuses %j', async (body, sentence) => {
    const response = await app.post('/auth/send-otp', body);
    expect([response.status, await response.json()]).toEqual([400, failureOf(sentence)]);
  });
});

describe('POST /auth/send-otp where limits are low', () => {
  const app = useTestApp({ OTP_SENDS_PER_ADDRESS: '3', OTP_SENDS_OVERALL: '5', TRUSTED_PROXIES: '1' });
  const sendFrom = (address: string, last: number) =>
    app.post(
      '/auth/send-otp',
      { destination: `+91987654321${last}`, firstName: 'Sunita' },
      { 'X-Forwarded-For': address },
    );

  it('counts by address and over all addresses, and what was refused may be sent later', async () => {
    const statuses: number[] = [];
    for (const [address, last] of [
      ['203.0.113.1', 0],
      ['203.0.113.1', 1],
      ['203.0.113.1', 2],
      ['203.0.113.1', 3],
      ['203.0.113.2', 4],
      ['203.0.113.3', 5],
      ['203.0.113.4', 6],
    ] as const)
      statuses.push((await sendFrom(address, last)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
    expect(await outboxOf(app)).toHaveLength(5);
    expect((await sendFrom('203.0.113.5', 6)).headers.get('Retry-After')).toBe('600');
    app.clock.now += 600_000;
    expect((await sendFrom('203.0.113.5', 6)).status).toBe(200);
  });
});

describe('POST /auth/verify-otp', () => {
  const app = useTestApp();
  beforeEach(async () => {
    app.clock.now += 7_200_000;
    await app.sql(`delete from users where mobile = '9876543210'`);
  });

  it('logs the owner of a known number in', async () => {
    const response = await verify(app, await sendCode(app, ASHA), ASHA);
    const session = Session.parse(await response.json());
    expect([response.status, session.user.username, session.user.firstName]).toEqual([200, 'asha', 'Asha']);
    expect((await callAs(app, session.token, '/associates/self/data')).status).toBe(200);
  });

  it('makes an account and a place in the tree for a new number', async () => {
    const response = await verify(app, await sendCode(app), UNKNOWN, { sponsorCode: 'asha2023' });
    const { token, user } = Session.parse(await response.json());
    expect(user).toMatchObject({
      firstName: 'Sunita',
      lastName: 'Devi Verma',
      username: expect.stringMatching(/^member[a-z0-9]{8}$/),
      roles: ['MEMBER'],
      primaryEmail: null,
      primaryPhone: '9876543210',
    });
    expect(
      await app.sql(`select mobile_verified_at is not null as yes from users where id = '${user.id}'`),
    ).toEqual([{ yes: true }]);
    expect(await (await callAs(app, token, '/associates/self/data')).json()).toMatchObject({
      data: {
        userId: user.id,
        name: 'Sunita Devi Verma',
        sponsor: { referralCode: 'ASHA2023', name: 'Asha Mishra' },
      },
    });
  });

  it('takes a code once', async () => {
    const code = await sendCode(app);
    expect((await verify(app, code)).status).toBe(200);
    const again = await verify(app, code);
    expect([again.status, await again.json()]).toEqual([401, REFUSED]);
    expect((await send(app)).status).toBe(200);
  });

  it('takes a code once, also where the clock of another process is behind', async () => {
    const code = await sendCode(app);
    expect((await verify(app, code)).status).toBe(200);
    app.clock.now -= 5_000;
    expect((await verify(app, code)).status).toBe(401);
  });

  it('makes one login and one account when the right code comes twenty times at once', async () => {
    const code = await sendCode(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(app, code)));
    expect(statusesOf(answers).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
    const own = `from users where mobile = '9876543210'`;
    expect(await app.sql(`select count(*)::int as n ${own}`)).toEqual([{ n: 1 }]);
    expect(
      await app.sql(`select count(*)::int as n from sessions where user_id in (select id ${own})`),
    ).toEqual([{ n: 1 }]);
  });

  it('takes a code until its time is over', async () => {
    const code = await sendCode(app);
    app.clock.now += 299_999;
    expect((await verify(app, code)).status).toBe(200);
    const late = await sendCode(app);
    app.clock.now += 300_000;
    expect((await verify(app, late)).status).toBe(401);
  });

  it('refuses a code of another number, and one that nobody asked for', async () => {
    const code = await sendCode(app, ASHA);
    for (const destination of [UNKNOWN, '+919000000002']) {
      const response = await verify(app, code, destination);
      expect([response.status, await response.json()]).toEqual([401, REFUSED]);
    }
  });

  it('takes five wrong guesses, then neither the right code nor a new one until an hour after the first', async () => {
    const code = await sendCode(app);
    expect(await guessWrong(app, code, 1)).toEqual([401]);
    app.clock.now += 60_000;
    expect(await guessWrong(app, code, 4)).toEqual([401, 401, 401, 401]);
    for (const refused of [await verify(app, code), await verify(app, '000000'), await send(app)]) {
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3540']);
    }
    app.clock.now += 3_539_000;
    expect((await send(app)).headers.get('Retry-After')).toBe('1');
    app.clock.now += 1_000;
    expect((await verify(app, code)).status).toBe(401);
    expect((await verify(app, await sendCode(app))).status).toBe(200);
  });

  it('goes on counting over a new code', async () => {
    expect(await guessWrong(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 300_000;
    const second = await sendCode(app);
    expect(await guessWrong(app, second, 1)).toEqual([401]);
    expect((await verify(app, second)).status).toBe(429);
  });

  it('kills the code with the fifth wrong guess, even when the hour ends before its time', async () => {
    expect(await guessWrong(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 3_590_000;
    const second = await sendCode(app);
    expect(await guessWrong(app, second, 1)).toEqual([401]);
    app.clock.now += 10_000;
    expect((await verify(app, second)).status).toBe(401);
  });

  it('begins to count anew with a right code, and an hour after the first wrong guess', async () => {
    const first = await sendCode(app);
    expect(await guessWrong(app, first, 4)).toEqual([401, 401, 401, 401]);
    expect((await verify(app, first)).status).toBe(200);
    expect(await guessWrong(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 3_600_000;
    const third = await sendCode(app);
    expect(await guessWrong(app, third, 4)).toEqual([401, 401, 401, 401]);
    expect((await verify(app, third)).status).toBe(200);
  });

  it('compares five of twenty guesses that come at once', async () => {
    const wrong = wrongCodes(await sendCode(app), 20);
    const answers = await Promise.all(wrong.map((guess) => verify(app, guess)));
    expect(statusesOf(answers).toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => (n < 5 ? 401 : 429)));
    expect(await app.sql(`select guesses from otps where destination = '${UNKNOWN}'`)).toEqual([
      { guesses: 5 },
    ]);
  });

  it('compares sixty codes from one address in ten minutes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await verify(app, '123456', `+9198765${String(n).padStart(5, '0')}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429]);
  });

  it.each([['12345'], ['1234567'], ['12345a'], ['१२३४५६'], [123456], [null]])(
    'refuses %j, which is no code',
    async (otp) => {
      const response = await app.post('/auth/verify-otp', { destination: UNKNOWN, otp });
      expect([response.status, response.headers.get('Retry-After')]).toEqual([400, null]);
    },
  );
});
