import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_SECRET, ROOM_FOR_ORDERS } from '../buyer.ts';
import type { SharedPostgres } from '../postgres-copy.ts';
import { packageFolder } from '../../src/platform/package-folder.ts';
import { ServerProcess } from '../server-process.ts';
import type { AppCalls } from '../test-app.ts';

interface Running {
  readonly process: ServerProcess;
  readonly address: string;
  /** The calls that it has not responded to yet. */
  readonly calls: Set<Promise<unknown>>;
}

/** Two server processes on one PostgreSQL; calls go to them in turn, as a balancer sends them. */
export class ProcessPair implements AppCalls {
  readonly #shared: SharedPostgres;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #folder = mkdtempSync(join(tmpdir(), 'pgm-pair-'));
  #running: readonly Running[] = [];
  #turn = 0;

  private constructor(shared: SharedPostgres, environment: Readonly<Record<string, string>>) {
    this.#shared = shared;
    const settings = { DATA_DIR: this.#folder, AUTH_SECRET, LOG_LEVEL: 'error', ...ROOM_FOR_ORDERS };
    this.#environment = { ...settings, DATABASE_URL: shared.url, ...environment };
  }

  static async start(
    shared: SharedPostgres,
    environment: Readonly<Record<string, string>>,
  ): Promise<ProcessPair> {
    const pair = new ProcessPair(shared, environment);
    pair.#running = await Promise.all([pair.#start(), pair.#start()]);
    return pair;
  }

  readonly clock = {
    get now() {
      return Date.now();
    },
  };

  /** What both processes have printed. */
  get output(): string {
    return this.#running.map(({ process }) => process.output).join('');
  }

  call(path: string, init?: RequestInit): Promise<Response> {
    this.#turn += 1;
    const next = this.#running[this.#turn % 2];
    if (!next) throw new Error('the processes are not running');
    const call = fetch(`${next.address}${path}`, init);
    next.calls.add(call);
    const forget = () => next.calls.delete(call);
    call.then(forget, forget);
    return call;
  }

  /** Calls each of the two. */
  both(path: string): Promise<Response[]> {
    return Promise.all(this.#running.map(({ address }) => fetch(`${address}${path}`)));
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  sql(text: string): Promise<unknown[]> {
    return this.#shared.sql(text);
  }

  /**
   * Starts both again with other settings, one after the other. As with a balancer, the new one takes the calls first, and the
   * old one stops when it has responded to its own: a connection could else close under a call that is just sent.
   */
  async restart(environment: Readonly<Record<string, string>>): Promise<(number | null)[]> {
    const codes: (number | null)[] = [];
    for (const old of this.#running) {
      const started = await this.#start(environment);
      this.#running = this.#running.map((one) => (one === old ? started : one));
      await Promise.allSettled(old.calls);
      codes.push(await old.process.end('SIGTERM'));
    }
    return codes;
  }

  /** Runs another program of the server with its settings; resolves when it has ended. */
  async run(
    program: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<{ readonly exitCode: number | null; readonly output: string }> {
    const command = [process.execPath, join(packageFolder(), 'dist', program)];
    const running = new ServerProcess({ ...this.#environment, ...environment }, command);
    return { exitCode: await running.ended(), output: running.output };
  }

  /** Stops both as an operator does; resolves with their exit codes. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.#running.map(({ process }) => process.end('SIGTERM')));
  }

  async end(): Promise<void> {
    await Promise.all(this.#running.map(({ process }) => process.end('SIGKILL')));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(environment: Readonly<Record<string, string>> = {}): Promise<Running> {
    const process = new ServerProcess({ ...this.#environment, ...environment });
    return { process, address: await process.address(), calls: new Set() };
  }
}
