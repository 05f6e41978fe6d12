import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Session } from '@pgm/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chosen, plain } from '../test/generated-photo.ts';
import { readTokens, toStatuses } from '../test/identity.ts';
import { type TestStorage, openTestStorage } from '../test/object-storage.ts';
import { type SharedPostgres, openSharedPostgres } from '../test/postgres-copy.ts';
import { PROFILE } from '../test/profile-owner.ts';
import { ServerProcess } from '../test/server-process.ts';
import { SAMPLE_COMPANY } from './company/company-facts/sample-company.ts';
import { sampleId } from './platform/database/id.ts';

/** Divides all windows in use, of 10 and of 15 minutes. */
const WINDOW_MS = 300_000;
const SENDS_OVERALL = 20;

const Addresses = z.tuple([z.object({ address: z.string() })]);
const Codes = z.tuple([z.object({ code: z.string() })]).rest(z.object({ code: z.string() }));

/** The number of responses by status. */
function counted(statuses: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, same]) => [status, same?.length ?? 0]),
  );
}

describe('two processes on one PostgreSQL', () => {
  let folder = '';
  let postgres: SharedPostgres | undefined;
  let storage: TestStorage | undefined;
  const servers: { process: ServerProcess; address: string }[] = [];
  let visitors = 0;

  const start = async (index: number) => {
    const process = new ServerProcess({
      // They share no folder: what one stores, the other has only through the database and the object storage.
      DATA_DIR: join(folder, String(index)),
      ...storage?.environment,
      DATABASE_URL: postgres?.url ?? '',
      AUTH_SECRET: 'a secret that both processes know, of course',
      TRUSTED_PROXIES: '1',
      EXPOSED_LOCAL: 'allow',
      OTP_SENDS_OVERALL: String(SENDS_OVERALL),
      LOG_LEVEL: 'warn',
    });
    servers[index] = { process, address: await process.address() };
  };
  const killAndRestart = async (index: number) => {
    await servers[index]?.process.end('SIGKILL');
    await start(index);
  };
  const aVisitor = () => `203.0.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`;
  /** Calls the two processes in turn; from a new address unless one is given. */
  const post = (turn: number, path: string, body: unknown, address = aVisitor(), token = '') =>
    fetch(`${servers[turn % 2]?.address}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
  const many = (times: number, call: (turn: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));
  /** Repeats an attempt during which a rate limit's window ended, because the clocks of processes cannot be set. */
  const inOneWindow = async (attempt: () => Promise<Response[]>): Promise<Record<string, number>> => {
    const windowNow = () => Math.floor(Date.now() / WINDOW_MS);
    const before = windowNow();
    const statuses = toStatuses(await attempt());
    return windowNow() === before ? counted(statuses) : inOneWindow(attempt);
  };

  const read = async (turn: number, path: string) =>
    (await fetch(`${servers[turn % 2]?.address}${path}`)).text();

  const rows = async (text: string) => (await postgres?.sql(text)) ?? [];
  const logIn = async (usernameOrEmail = 'ravi') =>
    Session.parse(await (await post(0, '/auth/login', { usernameOrEmail, password: 'demo1234' })).json());
  const send = (turn: number, destination: string) =>
    post(turn, '/auth/send-otp', { destination, firstName: 'Sunita' });
  /** Sends a code, and returns a call that guesses a different code each time. */
  const sendCode = async (destination: string) => {
    await send(0, destination);
    const [{ code }] = await codesTo(destination);
    const invalid = (n: number) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
    const verify = (turn: number, otp: string) => post(turn, '/auth/verify-otp', { destination, otp });
    return { guess: (turn: number) => verify(turn, invalid(turn)), tryValid: () => verify(1, code) };
  };
  const codesTo = async (destination: string) =>
    Codes.parse(await rows(`select left(body, 6) as code from messages where "to" = '${destination}'`));
  const guessesAt = (destination: string) =>
    rows(`select guesses from otps where destination = '${destination}'`);

  beforeAll(async () => {
    postgres = await openSharedPostgres();
    folder = mkdtempSync(join(tmpdir(), 'pgm-two-'));
    storage = await openTestStorage();
    await Promise.all([start(0), start(1)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map(({ process }) => process.end('SIGKILL')));
    await storage?.stop();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('compare five of 300 guesses at a code, even when one process is killed and restarted in between', async () => {
    const { guess, tryValid } = await sendCode('+919800000001');
    expect(toStatuses([await guess(0), await guess(1)])).toEqual([401, 401]);
    await killAndRestart(1);
    const responses = await many(298, (turn) => guess(turn + 2));
    expect(counted(toStatuses(responses))).toEqual({ 401: 298 });
    expect(await guessesAt('+919800000001')).toEqual([{ guesses: 5 }]);
    expect((await tryValid()).status).toBe(401);
  });

  it('compare no more guesses when one is killed during the guesses', async () => {
    const { guess, tryValid } = await sendCode('+919800000002');
    let restarted: Promise<void> | undefined;
    const insistently = async (turn: number): Promise<Response> => {
      try {
        const response = await guess(turn);
        restarted ??= killAndRestart(1);
        return response;
      } catch {
        await restarted;
        return insistently(turn);
      }
    };
    const statuses = counted(toStatuses(await many(300, insistently)));
    await restarted;
    expect(statuses).toEqual({ 401: 300 });
    expect(await guessesAt('+919800000002')).toEqual([{ guesses: 5 }]);
    expect((await tryValid()).status).toBe(401);
  });

  it('accept the valid code once of 20 times at once, and create one account', async () => {
    const { tryValid } = await sendCode('+919800000003');
    expect(counted(toStatuses(await many(20, tryValid)))).toEqual({ 200: 1, 401: 19 });
    expect(await rows(`select count(*)::int as n from users where mobile = '9800000003'`)).toEqual([
      { n: 1 },
    ]);
  });

  it('send one SMS when 40 requests for a number come at once', async () => {
    const responses = await many(40, (turn) => send(turn, '+919800000004'));
    expect(counted(toStatuses(responses))).toEqual({ 200: 1, 429: 39 });
    expect(await codesTo('+919800000004')).toHaveLength(1);
  });

  it('together send no more codes than one process may', async () => {
    const statuses = await inOneWindow(async () => {
      await rows('truncate otps, otp_tallies, rate_limits, messages');
      return many(60, (turn) => send(turn, `+9197000000${turn + 10}`));
    });
    expect(statuses).toEqual({ 200: SENDS_OVERALL, 429: 60 - SENDS_OVERALL });
    expect(await rows('select count(*)::int as n from messages')).toEqual([{ n: SENDS_OVERALL }]);
  });

  it('allow 40 of 80 login tries from one address', async () => {
    const statuses = await inOneWindow(() => {
      const address = aVisitor();
      return many(80, (turn) =>
        post(turn, '/auth/login', { usernameOrEmail: `nobody${turn}`, password: 'x' }, address),
      );
    });
    expect(statuses).toEqual({ 401: 40, 429: 40 });
  });

  it('compare ten of 40 passwords from one address for one account', async () => {
    const statuses = await inOneWindow(() => {
      const address = aVisitor();
      const usernameOrEmail = `nobody at ${address}`;
      return many(40, (turn) => post(turn, '/auth/login', { usernameOrEmail, password: 'x' }, address));
    });
    expect(statuses).toEqual({ 401: 10, 429: 30 });
  });

  it('exchange one refresh token 20 times at once, and after that end the session', async () => {
    const { token, refreshToken } = await logIn();
    const trade = (turn: number, old = refreshToken) =>
      post(turn, '/auth/refresh-token', { refreshToken: old });
    const responses = await many(20, trade);
    expect(counted(toStatuses(responses))).toEqual({ 200: 20 });
    const pairs = await Promise.all(responses.map(readTokens));

    await rows(`update refresh_tokens set used_at = used_at - interval '21 seconds'`);
    expect(counted(toStatuses(await many(20, trade)))).toEqual({ 401: 20 });
    const later = await many(20, (turn) => trade(turn, pairs[turn]?.refreshToken));
    expect(counted(toStatuses(later))).toEqual({ 401: 20 });
    expect((await post(1, '/auth/verify-token', { token })).status).toBe(401);
  });

  it('create one account from 20 identical registrations', async () => {
    const form = { name: 'Gita Rani', email: 'gita@example.in', username: 'gita' };
    const passwords = { password: 'lentil12', confirmPassword: 'lentil12' };
    const responses = await many(20, (turn) => post(turn, '/auth/register', { ...form, ...passwords }));
    expect(counted(toStatuses(responses))).toEqual({ 200: 1, 409: 19 });
  });

  it("apply each other's logins and logouts at once", async () => {
    const { token, refreshToken } = await logIn();
    expect((await post(1, '/auth/verify-token', { token })).status).toBe(200);
    expect((await post(1, '/auth/logout', { refreshToken }, aVisitor(), token)).status).toBe(200);
    expect((await post(0, '/auth/verify-token', { token })).status).toBe(401);
  });

  it('show a photo that the other one stored, though they share no folder', async () => {
    const { token, user } = await logIn('asha');
    const form = new FormData();
    for (const [name, value] of Object.entries(PROFILE)) form.append(name, value);
    form.append('imageUrl', chosen(await plain(64, 48).jpeg().toBuffer()));
    const headers = { Authorization: `Bearer ${token}` };
    const url = `${servers[0]?.address}/user/${user.id}/patch`;
    expect((await fetch(url, { method: 'PATCH', headers, body: form })).status).toBe(200);
    const [{ address }] = Addresses.parse(
      await rows(`select image_url as address from users where id = '${user.id}'`),
    );
    for (const { address: server } of servers) expect((await fetch(server + address)).status).toBe(200);
  });

  it('show the facts of the company that one of them publishes', async () => {
    const { token } = await logIn('admin');
    const signed = { Authorization: `Bearer ${token}` };
    const headers = { 'Content-Type': 'application/json', ...signed };
    const path = `${servers[0]?.address}/api/admin/company`;
    const body = new FormData();
    const draft = { ...SAMPLE_COMPANY, chatNumber: '919000000001', version: '1' };
    for (const [fact, value] of Object.entries(draft)) body.append(fact, value);
    for (const turn of [0, 1]) expect(await read(turn, '/')).toContain('https://wa.me/919000000000');
    await fetch(path, { method: 'PUT', headers: signed, body });
    await fetch(`${path}/publish`, { method: 'POST', headers, body: JSON.stringify({ version: 2 }) });
    for (const turn of [0, 1])
      await expect.poll(() => read(turn, '/')).toContain('https://wa.me/919000000001');
  });

  it('make pages again when a product in them changes, and take other pages from the cache', async () => {
    const toPage = (slug: string) => `/product-details-page/${sampleId(`product/${slug}`)}`;
    const GHEE = toPage('bilona-cow-ghee');
    const BOTTLE = toPage('copper-water-bottle');
    const setText = (text: string) =>
      rows(`update products set description = '${text}' where category_id =
        (select category_id from products where id = '${sampleId('product/bilona-cow-ghee')}')`);
    // Notices come in order: after this one, none is on its way.
    await setText('Churned by hand.');
    for (const turn of [0, 1]) {
      await expect.poll(() => read(turn, GHEE)).toContain('Churned by hand.');
      expect(await read(turn, BOTTLE)).not.toContain('Unnoticed');
    }

    await rows('alter table products disable trigger user');
    await rows(`update products set name = name || ' Unnoticed'`);
    await rows('alter table products enable trigger user');
    await setText('Churned at dawn.');
    for (const turn of [0, 1]) {
      await expect.poll(() => read(turn, GHEE)).toContain('Churned at dawn.');
      expect(await read(turn, GHEE)).toContain('Unnoticed');
      expect(await read(turn, BOTTLE)).not.toContain('Unnoticed');
    }
  });
});
