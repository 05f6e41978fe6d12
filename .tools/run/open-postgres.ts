import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { installedPostgres } from '../install/postgres.mjs';
import { freePort, stopped } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The reason why the sections on PostgreSQL are skipped when it is missing. */
export const NO_POSTGRES = 'no PostgreSQL programs found; set BENCH_DATABASE_URL to an empty database';

/** An open PostgreSQL with an empty database. */
export interface OpenPostgres extends AsyncDisposable {
  readonly databaseUrl: string;
  /** Starts it again. */
  readonly start: () => Promise<void>;
  /** Starts it where it has ended by itself; resolves with whether it had. */
  readonly startAgain: () => Promise<boolean>;
  /** Starts it again with nothing of it in memory; false where the machine cannot forget files. */
  readonly startCold: () => Promise<boolean>;
  /** Stops it: `SIGINT` ends all connections, `SIGQUIT` makes it recover at the next start. */
  readonly stop: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
}

/**
 * An empty database on PostgreSQL: `BENCH_DATABASE_URL`, else a cluster of its own that is removed on disposal.
 * @param settings of its own cluster, such as `fsync=off`
 * @returns undefined when the machine has no PostgreSQL
 */
export async function openPostgres(settings: readonly string[] = []): Promise<OpenPostgres | undefined> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given)
    return {
      databaseUrl: given,
      start: async () => {},
      stop: async () => {},
      startAgain: async () => false,
      startCold: async () => false,
      [Symbol.asyncDispose]: async () => {},
    };
  const programs = installedPostgres();
  return programs === undefined ? undefined : startCluster(programs, settings);
}

async function startCluster(programs: string, settings: readonly string[]): Promise<OpenPostgres> {
  const folder = await temporaryFolder('postgres');
  const data = join(folder.path, 'data');
  const user = postgresUser();
  if (user !== undefined) chownSync(folder.path, user.uid, user.gid);
  const options = { ...user, cwd: folder.path };
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'bench', '--auth', 'trust', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', folder.path, '-h', '127.0.0.1'];
  const databaseUrl = `postgres://bench@127.0.0.1:${port}/postgres`;
  const open = async () => {
    const chosen = settings.flatMap((one) => ['-c', one]);
    const process = spawn(join(programs, 'postgres'), [...args, ...chosen], { ...options, stdio: 'ignore' });
    await untilReady(databaseUrl, process);
    return process;
  };
  let server = await open();
  const start = async () => {
    server = await open();
  };
  return {
    databaseUrl,
    start,
    stop: (signal) => stopped(server, signal),
    startAgain: async () => {
      if (server.exitCode === null) return false;
      await start();
      return true;
    },
    startCold: async () => {
      await stopped(server, 'SIGINT');
      const isCold = forgetFiles(data);
      await start();
      return isCold;
    },
    [Symbol.asyncDispose]: async () => {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      await stopped(server, 'SIGINT');
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Removes the files of a folder from the cache of the system; only GNU's dd can. */
function forgetFiles(folder: string): boolean {
  const forget = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none'];
  return spawnSync('find', [folder, '-type', 'f', '-exec', ...forget, ';']).status === 0;
}

/** PostgreSQL does not run as root; its packages create a user for it. `undefined`: run it as the own user. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const toId = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: toId('-u'), gid: toId('-g') };
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL ended before it accepted connections.');
}
