import { isGood, logIn, passToNextHour } from '../identity.ts';
import type { TestApp } from '../test-app.ts';
import type { KnownIds, StoredIds } from './known-ids.ts';

/** After so many calls the clock moves on, because limits in a window would hide everything else. */
const CALLS = 100;

/** Someone who makes many calls, which may end sessions or change the username. */
export class Caller {
  readonly #app: TestApp;
  readonly #stored: StoredIds;
  readonly #username: string;
  #id: string | undefined;
  #token = '';
  #ids: KnownIds = { of: () => [] };
  #calls = 0;

  constructor(app: TestApp, stored: StoredIds, username: string) {
    this.#app = app;
    this.#stored = stored;
    this.#username = username;
  }

  /** What the caller knows: ids as they were stored at the last login. */
  get ids(): KnownIds {
    return this.#ids;
  }

  /** The token for the next call. */
  async token(): Promise<string> {
    this.#calls += 1;
    if (this.#calls % CALLS === 0) passToNextHour(this.#app);
    if (!(await isGood(this.#app, this.#token))) await this.logIn();
    return this.#token;
  }

  async logIn(): Promise<void> {
    if (this.#id !== undefined)
      await this.#app.sql(`update users set username = '${this.#username}' where id = '${this.#id}'`);
    const { token, user } = await logIn(this.#app, this.#username);
    this.#id = user.id;
    this.#token = token;
    this.#ids = await this.#stored.read(user.id);
  }
}
