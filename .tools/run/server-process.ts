import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { SERVER_FLAGS } from './server-flags.ts';
import { NODE, ROOT } from './workspace.mjs';

/** The maximum time in ms until the first response of a server; it includes the seeding of an empty shop. */
const PATIENCE_MS = 60_000;

/** The settings of a server that believes what `X-Forwarded-For` says: each address has limits of its own. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '1', EXPOSED_LOCAL: 'allow' };

/** A program that serves HTTP; disposing of it ends the process. */
export interface RunningProgram extends AsyncDisposable {
  readonly address: string;
  readonly pid: number;
  /** From spawn to first response, in ms. */
  readonly startMs: number;
}

interface ServedOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Default '/'. */
  readonly healthPath?: string;
}

/** Starts the built server as `npm start` does, on a free port, with further `settings`. @see startProgram */
export function startServer(
  { dataDir, databaseUrl = '' }: { dataDir: string; databaseUrl?: string | undefined },
  settings: Record<string, string> = {},
): Promise<RunningProgram> {
  return startProgram(join(ROOT, 'apps/server/dist/main.js'), {
    args: SERVER_FLAGS,
    healthPath: '/healthz',
    // All load comes from one address.
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      CALLS_PER_ADDRESS: '1000000000',
      ...settings,
    },
  });
}

/**
 * Runs a program that serves HTTP at the given PORT, and waits for its first response.
 * @returns its address, its process id, the ms from spawn to first response; disposing of it ends the process
 */
export async function startProgram(
  file: string,
  { args = [], env = {}, healthPath = '/' }: ServedOptions = {},
): Promise<RunningProgram> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(NODE, [...args, file], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => stopped(child);
  let grievances = '';
  child.stderr.on('data', (text) => (grievances += text));
  while (!(await responses(address + healthPath))) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it responded.\n${grievances}`);
    if (performance.now() - begin > PATIENCE_MS) {
      await stop();
      throw new Error(`${file} did not respond within ${PATIENCE_MS / 1000} s.\n${grievances}`);
    }
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} has no process.`);
  return { address, pid, startMs: performance.now() - begin, [Symbol.asyncDispose]: stop };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A server has no port.');
  return address.port;
}

/** Ends a child process and waits until it is gone. */
export async function stopped(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill(signal);
  await gone;
}

/** Polls every few ms: the wait is the measured value, so it must be precise. */
async function responses(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}
