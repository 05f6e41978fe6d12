import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { postgresUser } from '../../run/open-postgres.ts';
import { freePort, stopped } from '../../run/server-process.ts';
import { installedPostgres } from '../../install/postgres.mjs';
import { ROOT } from '../../run/workspace.mjs';

const CONFIG = join(ROOT, 'deploy/postgresql.conf');
const found = installedPostgres();
/** The real folder: a folder of links has only some of the programs. */
const programs = found && dirname(realpathSync(join(found, 'postgres')));
const user = postgresUser();

/** Whether this machine has the programs of PostgreSQL. */
export const hasPostgres = programs !== undefined;

/** Runs a program or a script as PostgreSQL's user, with PostgreSQL's programs first in the path. */
export function runAsPostgres(
  command: string,
  args: readonly string[],
  { env = {}, cwd, stdio }: { env?: Record<string, string>; cwd: string; stdio?: 'ignore' },
): void {
  const PATH = `${programs}:${process.env['PATH']}`;
  execFileSync(command, args, {
    ...user,
    cwd,
    stdio,
    encoding: 'utf8',
    env: { ...process.env, PATH, ...env },
  });
}

/** Makes an empty cluster in `data`, whose parent folder it gives to PostgreSQL's user. */
export function createCluster(folder: string, data: string): void {
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  runAsPostgres('initdb', ['--pgdata', data, '--username', 'shop', '--auth', 'trust', '--no-sync'], {
    cwd: folder,
  });
}

interface ClusterOptions {
  readonly folder: string;
  readonly data: string;
  /** Replaces the one of the deployment, which has its own folders. */
  readonly archiveCommand: string;
}

/** A PostgreSQL that runs; disposing of it ends it. */
export interface RunningCluster extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts PostgreSQL on `data` with the settings of the deployment; resolves when it accepts writes, so after a restore
 * when all changes are replayed.
 */
export async function startCluster({
  folder,
  data,
  archiveCommand,
}: ClusterOptions): Promise<RunningCluster> {
  if (programs === undefined) throw new Error('This machine has no PostgreSQL.');
  const port = await freePort();
  const settings = [`config_file=${CONFIG}`, `port=${port}`, `unix_socket_directories=${folder}`];
  const options = [...settings, `archive_command=${archiveCommand}`].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilWritable(url, server);
  return {
    url,
    port,
    stop: (signal) => stopped(server, signal),
    [Symbol.asyncDispose]: () => stopped(server, 'SIGQUIT'),
  };
}

/** Runs one statement on a connection of its own. */
export async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The first row of a statement. */
export async function queryRow<Row>(
  connectionString: string,
  text: string,
  shape: z.ZodType<Row>,
): Promise<Row> {
  return shape.parse((await query(connectionString, text))[0]);
}

const Recovering = z.object({ recovering: z.boolean() });

async function untilWritable(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      const { recovering } = await queryRow(url, 'select pg_is_in_recovery() as recovering', Recovering);
      if (!recovering) return;
    } catch {
      // It does not accept connections yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL ended before it accepted writes.');
}
