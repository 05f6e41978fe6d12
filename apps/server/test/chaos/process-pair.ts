import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_SECRET, ROOM_FOR_ORDERS } from '../buyer.ts';
import type { SharedPostgres } from '../postgres-copy.ts';
import { ServerProcess } from '../server-process.ts';
import type { AppCalls } from '../test-app.ts';

interface Running {
  readonly process: ServerProcess;
  readonly address: string;
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
    this.#environment = { ...settings, ...environment };
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
    return fetch(`${this.#running[this.#turn % 2]?.address}${path}`, init);
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

  /** Stops both as an operator does; resolves with their exit codes. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.#running.map(({ process }) => process.end('SIGTERM')));
  }

  async end(): Promise<void> {
    await Promise.all(this.#running.map(({ process }) => process.end('SIGKILL')));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(): Promise<Running> {
    const process = new ServerProcess(this.#environment);
    return { process, address: await process.address() };
  }
}
