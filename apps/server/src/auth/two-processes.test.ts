import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '../../test/identity.ts';
import { type EmptyDatabase, emptyDatabase, hasPostgres } from '../../test/postgres-server.ts';
import { ServerProcess } from '../../test/server-process.ts';

const DESTINATION = '+919876543210';
const SENDS_OVERALL = 20;

describe.runIf(hasPostgres())('two processes on one PostgreSQL (installed, or TEST_DATABASE_URL)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgm-two-'));
  const running = new Set<ServerProcess>();
  let database: EmptyDatabase | undefined;
  let client: pg.Client | undefined;
  let addresses: string[] = [];
  let requests = 0;

  const start = () => {
    const server = new ServerProcess({
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: folder,
      TRUSTED_PROXIES: '1',
      OTP_SENDS_OVERALL: String(SENDS_OVERALL),
    });
    running.add(server);
    return server;
  };

  /** Posts to one of the processes, each time from another network address. */
  const post = (process: number, path: string, body: object) => {
    requests += 1;
    return fetch(`${addresses[process % 2]}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.0.${requests >> 8}.${requests & 255}`,
      },
      body: JSON.stringify(body),
    });
  };
  const send = (process: number, destination = DESTINATION) =>
    post(process, '/auth/send-otp', { destination, firstName: 'Sunita' });
  const verify = (process: number, otp: string) =>
    post(process, '/auth/verify-otp', { destination: DESTINATION, otp });

  const rows = async (text: string): Promise<unknown[]> => (await client?.query(text))?.rows ?? [];
  const forgetAll = () => rows('truncate otps, rate_limits, messages, sessions cascade');

  beforeAll(async () => {
    database = await emptyDatabase();
    const servers = [start(), start()];
    addresses = await Promise.all(servers.map((server) => server.address()));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...running].map((server) => server.end('SIGKILL')));
    await client?.end();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('compare five of 200 guesses at a code, though one of them dies in between', async () => {
    await forgetAll();
    expect((await send(0)).status).toBe(200);
    const [sms] = await rows('select body from messages');
    const code = /\d{6}/.exec(JSON.stringify(sms))?.[0] ?? '';
    const guesses = Array.from({ length: 200 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    );

    const before = await Promise.all(guesses.slice(0, 2).map((guess, n) => verify(n, guess)));
    const [victim] = running;
    await victim?.end('SIGKILL');
    addresses = [await start().address(), ...addresses.slice(1)];
    const after = await Promise.all(guesses.slice(2).map((guess, n) => verify(n, guess)));

    const statuses = statusesOf([...before, ...after]);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect(await rows('select guesses from otps')).toEqual([{ guesses: 5 }]);
    for (const process of [0, 1]) {
      expect(statusesOf([await verify(process, code), await send(process)])).toEqual([429, 429]);
    }
    expect(await rows('select id from sessions')).toEqual([]);
  });

  it('log in once when the right code reaches both of them many times at once', async () => {
    await forgetAll();
    await send(0);
    const [sms] = await rows('select body from messages');
    const code = /\d{6}/.exec(JSON.stringify(sms))?.[0] ?? '';
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => verify(n, code)));
    expect(statusesOf(answers).toSorted()).toEqual([200, ...Array.from({ length: 39 }, () => 401)]);
    expect(await rows(`select count(*)::int as n from users where mobile = '9876543210'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('send one code when a number asks both of them at once', async () => {
    await forgetAll();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(n)));
    expect(statusesOf(answers).toSorted()).toEqual([200, ...Array.from({ length: 39 }, () => 429)]);
    expect(await rows('select count(*)::int as n from messages')).toEqual([{ n: 1 }]);
  });

  it('send no more codes together than one may', async () => {
    const window = () => Math.floor(Date.now() / 600_000);
    let sent: number[] = [];
    let begin: number;
    do {
      // Once more if the time over which codes are counted has ended meanwhile.
      begin = window();
      await forgetAll();
      const numbers = Array.from({ length: 60 }, (_, n) => `+9198765432${n + 10}`);
      sent = statusesOf(await Promise.all(numbers.map((number, n) => send(n, number))));
    } while (window() !== begin);
    expect(sent.filter((status) => status === 200)).toHaveLength(SENDS_OVERALL);
    expect(sent.filter((status) => status === 429)).toHaveLength(60 - SENDS_OVERALL);
    expect(await rows('select count(*)::int as n from messages')).toEqual([{ n: SENDS_OVERALL }]);
  });
});
