import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { packageFolder } from '../src/platform/package-folder.ts';

/** Makes a data folder with the sample data in it: a server starts on it in a fifth of the time of an empty one. */
export function seededFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pgm-server-'));
  cpSync(inject('seededFolder'), folder, { recursive: true });
  return folder;
}

/** As it is built; from its sources it takes twice as long to start. */
const MAIN = join(packageFolder(), 'dist/main.js');

/** A process that lives for seconds does not earn back what it costs to optimise the code of its database. */
const FLAGS = ['--liftoff-only'];
const BUILT: readonly string[] = [process.execPath, ...FLAGS, MAIN];

/** A server in its own process, as an operator runs it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  readonly #ended: Promise<number | null>;

  /** @param command what starts it; the built program by default */
  constructor(environment: Readonly<Record<string, string>>, command = BUILT) {
    const [program = '', ...args] = command;
    this.#child = spawn(program, args, {
      // All calls of a test come from one address.
      env: { PATH: process.env['PATH'], PORT: '0', CALLS_PER_ADDRESS: '100000', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#child.stderr?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.#output;
  }

  /** Resolves with the server's address when it is ready. */
  async address(): Promise<string> {
    const isOver = this.#ended.then(() => true);
    for (;;) {
      const address = /Ready at (\S+)/.exec(this.#output)?.[1];
      if (address !== undefined) return address;
      const next = new Promise((resolve) => this.#child.stdout?.once('data', () => resolve(false)));
      if ((await Promise.race([isOver, next])) === true) throw new Error(`The server ended: ${this.#output}`);
    }
  }

  /**
   * Sends a signal and waits for the end; resolves with the exit code, or null when the signal ended the process.
   */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /** Waits for a process that ends by itself; resolves with its exit code. */
  ended(): Promise<number | null> {
    return this.#ended;
  }
}
