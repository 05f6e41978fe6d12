import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openSecrets, toSealer } from '../../src/platform/security/secrets.ts';
import { type SharedPostgres, openSharedPostgres } from '../postgres-copy.ts';
import { report } from './length.ts';
import { LoginLoad } from './login-load.ts';
import { ProcessPair } from './process-pair.ts';

const OLD = 'the old secret, of more than 32 characters';
const NEW = 'the new secret, of more than 32 characters';
const STAFF = 60;
/** How long people log in after each step, in ms. */
const STAY_MS = 20_000;
const CLOSED = '+919123456789';

const Sealed = z.array(z.object({ sealed: z.string() }));

describe('a new AUTH_SECRET in two processes', { timeout: 180_000 + 6 * STAY_MS }, () => {
  let shared: SharedPostgres;
  let pair: ProcessPair;
  beforeAll(async () => {
    shared = await openSharedPostgres();
    pair = await ProcessPair.start(shared, {
      AUTH_SECRET: OLD,
      EXPOSED_LOCAL: 'allow',
      OTP_SENDS_OVERALL: '100000',
      OTP_SENDS_PER_DAY: '1000000',
      SECOND_FACTOR: 'required',
      TRUSTED_PROXIES: '1',
    });
  }, 60_000);
  afterAll(async () => {
    await pair.end();
    await shared.drop();
  });

  const openSealer = async (authSecret: string) =>
    toSealer(await openSecrets({ authSecret, dataDir: '' }), 'secondFactors');

  it('ends no login and loses no second factor while people log in in every way', async () => {
    const load = new LoginLoad(pair);
    await load.addStaff(STAFF, await openSealer(OLD));
    const sendToClosed = async () =>
      (await pair.post('/auth/send-otp', { destination: CLOSED, firstName: 'Sunita' })).status;
    expect(await sendToClosed()).toBe(200);
    await shared.sql('update otp_tallies set invalid_in_row = 100');
    const toClosed: number[] = [];
    const exitCodes: (number | null)[] = [];
    const step = async (environment: Readonly<Record<string, string>>) => {
      exitCodes.push(...(await pair.restart(environment)));
      await setTimeout(STAY_MS);
      toClosed.push(await sendToClosed());
    };
    const replacing = { AUTH_SECRET: NEW, AUTH_SECRET_PREVIOUS: OLD };

    load.start();
    await setTimeout(STAY_MS);
    await step({ AUTH_SECRET: OLD, AUTH_SECRET_NEXT: NEW });
    await step(replacing);
    const [first, beside] = await Promise.all([
      pair.run('reseal.js', replacing),
      pair.run('reseal.js', replacing),
    ]);
    expect([first.exitCode, beside.exitCode]).toEqual([2, 2]);
    // The last use of the old secret was yesterday.
    const { id } = await openSecrets({ authSecret: OLD, dataDir: '' });
    await shared.sql(
      `update secret_uses set last_used_at = last_used_at - interval '25 hours' where secret_id = '${id}'`,
    );
    const last = await pair.run('reseal.js', replacing);
    expect([last.exitCode, last.output]).toEqual([
      0,
      expect.stringContaining('AUTH_SECRET_PREVIOUS may be removed.'),
    ]);
    await step({ AUTH_SECRET: NEW });
    await load.stop();
    await load.logInRested();

    report('a new AUTH_SECRET', load.counts);
    expect(Object.keys(load.counts).filter((what) => !what.endsWith(': 200'))).toEqual([]);
    const after = await openSealer(NEW);
    const sealed = Sealed.parse(await shared.sql('select secret as sealed from second_factors'));
    expect(sealed.filter((row) => after.open(row.sealed) === undefined)).toEqual([]);
    expect(sealed).toHaveLength(STAFF);
    expect(toClosed).toEqual([429, 429, 429]);
    expect(new Set(exitCodes)).toEqual(new Set([0]));
    expect(pair.output).not.toContain('"level":50');
  });
});
