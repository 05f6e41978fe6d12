import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedHaproxy } from '../../../../.tools/install/haproxy.mjs';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));

/** HAProxy with the configuration that is shipped; only the addresses are those of the test. */
export class ShippedBalancer {
  readonly #child: ChildProcess;
  readonly #folder: string;
  #output = '';

  /** @param servers the ports of the processes */
  constructor(port: number, servers: readonly number[]) {
    const program = installedHaproxy();
    if (program === undefined) throw new Error('HAProxy is not installed');
    this.#folder = mkdtempSync(join(tmpdir(), 'pgm-haproxy-'));
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, toConfiguration(port, servers));
    this.#child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#child.stderr?.on('data', (text: Buffer) => (this.#output += text.toString()));
  }

  /** What it has printed: each server that goes or comes. */
  get output(): string {
    return this.#output;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'close');
    this.#child.kill('SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The shipped text with other addresses; each of them must be there. */
function toConfiguration(port: number, servers: readonly number[]): string {
  const lines = servers.map((one, n) => `server shop${n + 1} 127.0.0.1:${one}`).join('\n  ');
  const addresses: readonly (readonly [RegExp, string])[] = [
    [/bind :8080\n/, `bind 127.0.0.1:${port}\n`],
    [/\/usr\/local\/etc\/haproxy\/cdn-networks\.lst/, join(DEPLOY, 'cdn-networks.lst')],
    [/server-template shop 8 shop:3000 resolvers docker init-addr none/g, lines],
  ];
  return addresses.reduce(
    (text, [shipped, own]) => {
      if (text.search(shipped) < 0) throw new Error(`deploy/haproxy.cfg has no ${shipped.source}`);
      return text.replace(shipped, own);
    },
    readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8'),
  );
}
