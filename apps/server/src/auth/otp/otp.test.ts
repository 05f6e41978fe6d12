import { Session } from '@pgm/api/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ASHA, UNKNOWN, guessInvalid, send, sendCode, verify, invalidCodes } from '../../../test/codes.ts';
import { callAs, toFailure, toStatuses } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const REJECTED = toFailure('Invalid or expired OTP.');

describe('POST /auth/verify-otp', () => {
  const app = useTestApp();
  beforeEach(async () => {
    app.clock.now += 7_200_000;
    await app.sql(`delete from users where mobile = '9876543210'`);
  });

  it('logs in the owner of a known number', async () => {
    const response = await verify(app, await sendCode(app, ASHA), ASHA);
    const session = Session.parse(await response.json());
    expect([response.status, session.user.username, session.user.firstName]).toEqual([200, 'asha', 'Asha']);
    expect((await callAs(app, session.token, '/associates/self/data')).status).toBe(200);
  });

  it('accepts number and code in the digits of a Hindi keyboard', async () => {
    const hindi = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const response = await verify(app, hindi(await sendCode(app, ASHA)), hindi(ASHA));
    const session = Session.parse(await response.json());
    expect([response.status, session.user.username]).toEqual([200, 'asha']);
  });

  it('creates an account and a place in the tree for a new number', async () => {
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

  it('finds the account of a known number again, with the sponsor of the first time', async () => {
    const logIn = async (sponsorCode: string) =>
      Session.parse(await (await verify(app, await sendCode(app), UNKNOWN, { sponsorCode })).json());
    const first = await logIn('ASHA2023');
    const again = await logIn('RAVI2023');
    expect(again.user).toEqual(first.user);
    expect(await (await callAs(app, again.token, '/associates/self/data')).json()).toMatchObject({
      data: { sponsor: { referralCode: 'ASHA2023' } },
    });
  });

  it('creates an account for a new number even when the referral code is unknown', async () => {
    const response = await verify(app, await sendCode(app), UNKNOWN, { sponsorCode: 'NOBODY' });
    const { token } = Session.parse(await response.json());
    expect(await (await callAs(app, token, '/associates/self/data')).json()).toMatchObject({
      data: { sponsor: null },
    });
  });

  it('accepts a code once', async () => {
    const code = await sendCode(app);
    expect((await verify(app, code)).status).toBe(200);
    const again = await verify(app, code);
    expect([again.status, await again.json()]).toEqual([401, REJECTED]);
    expect((await send(app)).status).toBe(200);
  });

  it('accepts a code once, even when the clock of another process is behind', async () => {
    const code = await sendCode(app);
    expect((await verify(app, code)).status).toBe(200);
    app.clock.now -= 5_000;
    expect((await verify(app, code)).status).toBe(401);
  });

  it('creates one login and one account when the right code arrives twenty times at once', async () => {
    const code = await sendCode(app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(app, code)));
    expect(toStatuses(responses).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
    const own = `from users where mobile = '9876543210'`;
    expect(await app.sql(`select count(*)::int as n ${own}`)).toEqual([{ n: 1 }]);
    expect(
      await app.sql(`select count(*)::int as n from sessions where user_id in (select id ${own})`),
    ).toEqual([{ n: 1 }]);
  });

  it('accepts a code until it expires', async () => {
    const code = await sendCode(app);
    app.clock.now += 299_999;
    expect((await verify(app, code)).status).toBe(200);
    const late = await sendCode(app);
    app.clock.now += 300_000;
    expect((await verify(app, late)).status).toBe(401);
  });

  it('rejects a code of another number, and a code that was never requested', async () => {
    const code = await sendCode(app, ASHA);
    for (const destination of [UNKNOWN, '+919000000002']) {
      const response = await verify(app, code, destination);
      expect([response.status, await response.json()]).toEqual([401, REJECTED]);
    }
  });

  it('allows five wrong guesses, then neither the right code nor a new one until an hour after the first', async () => {
    const code = await sendCode(app);
    expect(await guessInvalid(app, code, 1)).toEqual([401]);
    app.clock.now += 60_000;
    expect(await guessInvalid(app, code, 4)).toEqual([401, 401, 401, 401]);
    for (const rejected of [await verify(app, code), await verify(app, '000000'), await send(app)]) {
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '3540']);
    }
    app.clock.now += 3_539_000;
    expect((await send(app)).headers.get('Retry-After')).toBe('1');
    app.clock.now += 1_000;
    expect((await verify(app, code)).status).toBe(401);
    expect((await verify(app, await sendCode(app))).status).toBe(200);
  });

  it('continues to count across a new code', async () => {
    expect(await guessInvalid(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 300_000;
    const second = await sendCode(app);
    expect(await guessInvalid(app, second, 1)).toEqual([401]);
    expect((await verify(app, second)).status).toBe(429);
  });

  it('makes the code invalid at the fifth wrong guess, even when the hour ends before its expiry', async () => {
    expect(await guessInvalid(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 3_590_000;
    const second = await sendCode(app);
    expect(await guessInvalid(app, second, 1)).toEqual([401]);
    app.clock.now += 10_000;
    expect((await verify(app, second)).status).toBe(401);
  });

  it('starts to count from zero after a right code, and an hour after the first wrong guess', async () => {
    const first = await sendCode(app);
    expect(await guessInvalid(app, first, 4)).toEqual([401, 401, 401, 401]);
    expect((await verify(app, first)).status).toBe(200);
    expect(await guessInvalid(app, await sendCode(app), 4)).toEqual([401, 401, 401, 401]);
    app.clock.now += 3_600_000;
    const third = await sendCode(app);
    expect(await guessInvalid(app, third, 4)).toEqual([401, 401, 401, 401]);
    expect((await verify(app, third)).status).toBe(200);
  });

  it('compares only five of twenty guesses that arrive at once', async () => {
    const invalid = invalidCodes(await sendCode(app), 20);
    const responses = await Promise.all(invalid.map((guess) => verify(app, guess)));
    expect(toStatuses(responses).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, n) => (n < 5 ? 401 : 429)),
    );
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

  it.each([['12345'], ['1234567'], ['12345a'], ['١٢٣٤٥٦'], [123456], [null]])(
    'rejects %j, which is not a code',
    async (otp) => {
      const response = await app.post('/auth/verify-otp', { destination: UNKNOWN, otp });
      expect([response.status, response.headers.get('Retry-After')]).toEqual([400, null]);
    },
  );
});
