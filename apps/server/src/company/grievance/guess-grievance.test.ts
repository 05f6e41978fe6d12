import { beforeEach, describe, expect, it } from 'vitest';
import { GrievanceFiler } from '../../../test/grievance-filer.ts';
import { toFailure, passToNextHour } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const TOO_MANY = toFailure('Too many requests. Please try again in 60 minutes.');

describe('guessing grievance numbers', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '1' });
  const at = (address: string) => new GrievanceFiler(app, undefined, { 'X-Forwarded-For': address });
  const owner = at('203.0.113.1');
  const stranger = at('198.51.100.1');
  let number = '';
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('truncate grievances, grievance_steps cascade');
    number = (await owner.file()).number;
  });
  /** Sends ten wrong pairs from one address; `invalid` returns the n-th. */
  const tryTen = async (user: GrievanceFiler, invalid: (n: number) => [number: string, mobile?: string]) => {
    for (let n = 0; n < 10; n += 1) expect((await user.ask(...invalid(n))).status).toBe(404);
  };
  const otherNumber = (n: number): [string] => [`GR-2026-90000${n}`];
  const otherMobile = (n: number): [string, string] => [number, `987650010${n}`];

  it.each([
    ['grievance numbers with one mobile number', otherNumber],
    ['mobile numbers with one grievance number', otherMobile],
    [
      'years, which count as the number that they hide',
      (n: number): [string, string] => [number.replace('2026', `20${30 + n}`), '9876500002'],
    ],
  ])('ends after ten %s: then even the right pair must wait, for that address', async (_, invalid) => {
    await tryTen(stranger, invalid);
    const valid = await stranger.ask(number);
    expect([valid.status, valid.headers.get('Retry-After')]).toEqual([429, '3599']);
    expect(await valid.json()).toEqual(TOO_MANY);
    expect((await stranger.reopen(number)).status).toBe(429);
    expect((await owner.ask(number)).status).toBe(200);
    passToNextHour(app);
    expect((await stranger.ask(number)).status).toBe(200);
  });

  it('is rejected in the same way whether the grievance exists or not', async () => {
    await tryTen(stranger, otherNumber);
    for (const requested of [number, 'GR-2026-999999']) {
      const rejected = await stranger.ask(requested);
      expect([rejected.status, await rejected.json()]).toEqual([429, TOO_MANY]);
    }
  });

  /** Sets the count of wrong pairs in all limits that already have one. */
  const haveTried = (count: number) =>
    app.sql(`update rate_limits set count = ${count} where key like 'grievance guess%'`);

  it('does not increase the overall count once an address is rejected', async () => {
    await tryTen(stranger, otherNumber);
    await haveTried(99);
    for (let n = 0; n < 3; n += 1) expect((await stranger.ask(number)).status).toBe(429);
    expect((await owner.ask(number)).status).toBe(200);
  });

  it.each<[string, (n: number) => [string, string?]]>([
    ['mobile number', otherNumber],
    ['grievance number', otherMobile],
  ])('ends for everyone after a hundred guesses with one %s, from any addresses', async (_, invalid) => {
    await stranger.ask(...invalid(0));
    await haveTried(99);
    expect((await owner.ask(number)).status).toBe(200);
    expect((await at('198.51.100.2').ask(...invalid(0))).status).toBe(404);
    const rejected = await owner.ask(number);
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '3599']);
    const asha = await GrievanceFiler.logIn(app, 'asha');
    expect((await asha.get('/grievances/mine')).status).toBe(200);
    passToNextHour(app);
    expect((await owner.ask(number)).status).toBe(200);
  });
});
