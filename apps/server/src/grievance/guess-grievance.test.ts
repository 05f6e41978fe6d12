import { beforeEach, describe, expect, it } from 'vitest';
import { Complainant } from '../../test/complainant.ts';
import { failureOf, passToNextHour } from '../../test/identity.ts';
import { useTestApp } from '../../test/test-app.ts';

const TOO_MANY = failureOf('Too many requests. Please try again in 60 minutes.');

describe('guessing at complaints', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '1' });
  const at = (address: string) => new Complainant(app, undefined, { 'X-Forwarded-For': address });
  const owner = at('203.0.113.1');
  const stranger = at('198.51.100.1');
  let number = '';
  beforeEach(async () => {
    passToNextHour(app);
    await app.sql('truncate grievances, grievance_steps cascade');
    number = (await owner.file()).number;
  });
  /** Ten wrong pairs of one address, `wrong` telling the n-th. */
  const tryTen = async (who: Complainant, wrong: (n: number) => [number: string, mobile?: string]) => {
    for (let n = 0; n < 10; n += 1) expect((await who.ask(...wrong(n))).status).toBe(404);
  };
  const otherNumber = (n: number): [string] => [`GR-2026-90000${n}`];
  const otherMobile = (n: number): [string, string] => [number, `987650010${n}`];

  it.each([
    ['complaint numbers with one mobile number', otherNumber],
    ['mobile numbers with one complaint number', otherMobile],
    [
      'years, which count as the number that they hide',
      (n: number): [string, string] => [number.replace('2026', `20${30 + n}`), '9876500002'],
    ],
  ])('ends after ten %s: then even the right pair waits, for that address', async (_, wrong) => {
    await tryTen(stranger, wrong);
    const right = await stranger.ask(number);
    expect([right.status, right.headers.get('Retry-After')]).toEqual([429, '3599']);
    expect(await right.json()).toEqual(TOO_MANY);
    expect((await stranger.reopen(number)).status).toBe(429);
    expect((await owner.ask(number)).status).toBe(200);
    passToNextHour(app);
    expect((await stranger.ask(number)).status).toBe(200);
  });

  it('is refused the same whether there is such a complaint or not', async () => {
    await tryTen(stranger, otherNumber);
    for (const asked of [number, 'GR-2026-999999']) {
      const refused = await stranger.ask(asked);
      expect([refused.status, await refused.json()]).toEqual([429, TOO_MANY]);
    }
  });

  /** As if so many wrong pairs had been tried, with whatever has been tried once. */
  const haveTried = (count: number) =>
    app.sql(`update rate_limits set count = ${count} where key like 'grievance guess%'`);

  it('does not add up against others once an address is refused', async () => {
    await tryTen(stranger, otherNumber);
    await haveTried(99);
    for (let n = 0; n < 3; n += 1) expect((await stranger.ask(number)).status).toBe(429);
    expect((await owner.ask(number)).status).toBe(200);
  });

  it.each<[string, (n: number) => [string, string?]]>([
    ['mobile number', otherNumber],
    ['complaint number', otherMobile],
  ])('ends for everybody after a hundred with one %s from wherever', async (_, wrong) => {
    await stranger.ask(...wrong(0));
    await haveTried(99);
    expect((await owner.ask(number)).status).toBe(200);
    expect((await at('198.51.100.2').ask(...wrong(0))).status).toBe(404);
    const refused = await owner.ask(number);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3599']);
    const asha = await Complainant.logIn(app, 'asha');
    expect((await asha.get('/grievances/mine')).status).toBe(200);
    passToNextHour(app);
    expect((await owner.ask(number)).status).toBe(200);
  });
});
