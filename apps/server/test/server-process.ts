import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../src/platform/package-folder.ts';

const MAIN = join(packageFolder(), 'src/main.ts');

/** A server in a process of its own, as an operator runs it. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  readonly #ended: Promise<number | null>;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, ['--conditions=pgm:source', MAIN], {
      env: { PATH: process.env['PATH'], PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#child.stderr?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  /** Everything it printed so far. */
  get output(): string {
    return this.#output;
  }

  /** The address it serves, once it does. */
  async address(): Promise<string> {
    const isOver = this.#ended.then(() => true);
    for (;;) {
      const address = /Ready at (\S+)/.exec(this.#output)?.[1];
      if (address !== undefined) return address;
      const next = new Promise((resolve) => this.#child.stdout?.once('data', () => resolve(false)));
      if ((await Promise.race([isOver, next])) === true) throw new Error(`The server ended: ${this.#output}`);
    }
  }

  /** Sends a signal and waits for the end; resolves with the exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /** The exit code of a process that ends by itself. */
  ended(): Promise<number | null> {
    return this.#ended;
  }
}
