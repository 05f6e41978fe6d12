import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod';
import { newRecoveryCodes, readRecoveryCode } from '../../src/auth/second-factor/recovery-codes.ts';
import { tokenHash } from '../../src/platform/security/random-token.ts';
import type { Sealer } from '../../src/platform/security/sealed-text.ts';
import type { AppCalls } from '../test-app.ts';

const PERIOD_MS = 30_000;
const PASSWORD = 'demo1234';
/** Between two logins of staff, in ms: passwords take all cores otherwise. */
const PAUSE_MS = 100;
/** How many staff do not log in before the end: a code of an app can only be used once in its 30 seconds. */
const RESTED = 2;

const Ids = z.array(z.object({ id: z.string() }));
const Login = z.object({ token: z.string(), refreshToken: z.string() });
const Pair = z.object({ data: z.object({ accessToken: z.string(), refreshToken: z.string() }) });
const Codes = z.array(z.object({ code: z.string() }));

interface StaffMember {
  readonly username: string;
  readonly secret: Secret;
  readonly recoveryCodes: string[];
  lastStep: number;
}

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Logs in again and again in every way, as many people at the same time, and counts what came of it. */
export class LoginLoad {
  readonly #app: AppCalls;
  readonly #over = new AbortController();
  readonly #staff: StaffMember[] = [];
  /** How often each attempt had which status, such as `code of an app: 200`. */
  readonly counts: Record<string, number> = {};
  #people = 0;
  #running: Promise<unknown> = Promise.resolve();

  constructor(app: AppCalls) {
    this.#app = app;
  }

  /** Adds staff with second factors, every other one as it was stored before texts named their key. */
  async addStaff(count: number, sealer: Sealer): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const username = `staff-${n}`;
      const [{ id } = { id: '' }] = Ids.parse(
        await this.#app.sql(`
          insert into users (id, username, first_name, last_name, roles, rights, password_hash)
          select gen_random_uuid(), '${username}', 'Staff', 'Member', '{MEMBER,STAFF}', rights, password_hash
          from users where username = 'staff' returning id`),
      );
      const secret = new Secret({ size: 20 });
      const sealed = sealer.seal(secret.base32);
      const stored = n % 2 ? sealed : sealed.slice(sealer.prefix.length);
      await this.#app.sql(`insert into second_factors (user_id, secret) values ('${id}', '${stored}')`);
      const recoveryCodes = newRecoveryCodes();
      for (const code of recoveryCodes)
        await this.#app.sql(
          `insert into recovery_codes values ('${tokenHash(readRecoveryCode(code) ?? '')}', '${id}')`,
        );
      this.#staff.push({ username, secret, recoveryCodes, lastStep: 0 });
    }
  }

  start(): void {
    const working = this.#staff.slice(0, -RESTED);
    const loops = [0, 1].map((first) =>
      this.#repeat(async (turn) => {
        const one = working[(first + 2 * turn) % working.length];
        if (one) await this.#logInStaff(one);
        await setTimeout(PAUSE_MS);
      }),
    );
    const codes = this.#repeat(() => this.#logInByCode());
    this.#running = Promise.all([...loops, codes, this.#browse(), this.#browse()]);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#running;
  }

  /** Logs in the staff who have rested, by codes of their apps: the second factors that were stored before the load. */
  async logInRested(): Promise<void> {
    for (const one of this.#staff.slice(-RESTED)) await this.#logInStaff(one);
  }

  /** A password, a code of an app or a recovery code, a call of staff, a refresh, and the call again. */
  async #logInStaff(one: StaffMember): Promise<void> {
    const login = await this.#post('password', '/auth/login', {
      usernameOrEmail: one.username,
      password: PASSWORD,
    });
    const { token, refreshToken } = Login.parse(await login.json());
    // The code of the period before could end on the way.
    const step = Math.max(one.lastStep + 1, toStep(Date.now()));
    const isShown = step <= toStep(Date.now()) + 1;
    const recoveryCode = isShown ? undefined : one.recoveryCodes.pop();
    if (!isShown && recoveryCode === undefined) return;
    if (isShown) one.lastStep = step;
    const code = recoveryCode ?? new TOTP({ secret: one.secret }).generate({ timestamp: step * PERIOD_MS });
    const what = isShown ? 'code of an app' : 'recovery code';
    await this.#post(what, '/auth/second-factor/pass', { code }, token);
    await this.#callAsStaff({ access: token, refresh: refreshToken });
  }

  /** A call of staff; a token that is not valid any more is exchanged, as a browser does. */
  async #callAsStaff(tokens: Tokens): Promise<void> {
    const first = await this.#get('/api/admin/brands', tokens.access);
    const renewed = await this.#exchange(tokens);
    const second = await this.#get('/api/admin/brands', renewed.access);
    // A token of the old secret ends with the last step; the login does not.
    this.#count('call of staff', first.status === 401 ? second.status : first.status);
    this.#count('call after a refresh', second.status);
  }

  /** A code by SMS to a number of its own, which makes an account. */
  async #logInByCode(): Promise<void> {
    const destination = `+9198${String((this.#people += 1)).padStart(8, '0')}`;
    await this.#post('code is sent', '/auth/send-otp', { destination, firstName: 'Sunita' });
    const [{ code } = { code: '' }] = Codes.parse(
      await this.#app.sql(`select left(body, 6) as code from messages where "to" = '${destination}'`),
    );
    await setTimeout(100);
    await this.#post('code by SMS', '/auth/verify-otp', { destination, otp: code });
  }

  /** A browser that is logged in before and stays so. */
  async #browse(): Promise<void> {
    const login = await this.#post('password', '/auth/login', {
      usernameOrEmail: 'asha',
      password: PASSWORD,
    });
    const { token, refreshToken } = Login.parse(await login.json());
    let tokens: Tokens = { access: token, refresh: refreshToken };
    await this.#repeat(async (turn) => {
      const { status } = await this.#get('/api/orders', tokens.access);
      if (status === 401 || turn % 10 === 9) tokens = await this.#exchange(tokens);
      if (status === 401)
        this.#count('call after a refresh', (await this.#get('/api/orders', tokens.access)).status);
      else this.#count('call of a member', status);
      await setTimeout(50);
    });
  }

  async #exchange({ refresh }: Tokens): Promise<Tokens> {
    const response = await this.#post('refresh', '/auth/refresh-token', { refreshToken: refresh });
    const { data } = Pair.parse(await response.json());
    return { access: data.accessToken, refresh: data.refreshToken };
  }

  async #repeat(work: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !this.#over.signal.aborted; turn += 1)
      await work(turn).catch((error: unknown) => this.#count(`fault ${String(error).slice(0, 80)}`, 0));
  }

  async #post(what: string, path: string, body: unknown, token = ''): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': this.#nextAddress() };
    const response = await this.#app.post(path, body, headers);
    this.#count(what, response.status);
    return response;
  }

  async #get(path: string, token: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': this.#nextAddress() };
    const response = await this.#app.call(path, { headers });
    await response.arrayBuffer();
    return response;
  }

  /** Every call comes from an address of its own, so that no limit of an address is reached. */
  #nextAddress(): string {
    const n = (this.#people += 1);
    return `203.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}`;
  }

  #count(what: string, status: number): void {
    const key = `${what}: ${status}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

function toStep(ms: number): number {
  return Math.floor(ms / PERIOD_MS);
}
