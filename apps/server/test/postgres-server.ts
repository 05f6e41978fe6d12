import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { withDatabase } from './postgres-url.ts';

/** An empty database on PostgreSQL. */
export interface EmptyDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Whether the tests can have one: `TEST_DATABASE_URL` is set, or the programs are installed. */
export function hasPostgres(): boolean {
  return givenServer() !== undefined || programsFolder() !== undefined;
}

/** A database on `TEST_DATABASE_URL`, else on a server of its own that ends with it. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const given = givenServer();
  const server = given === undefined ? await startServer() : { url: given, stop: async () => {} };
  const name = `pgm_test_${randomUUID().replaceAll('-', '')}`;
  await withDatabase(server.url, [`create database ${name}`]);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await withDatabase(server.url, [`drop database ${name} with (force)`]);
      await server.stop();
    },
  };
}

function givenServer(): string | undefined {
  return process.env['TEST_DATABASE_URL'] || undefined;
}

/** The newest version installed where Debian and Homebrew put it. */
function programsFolder(): string | undefined {
  const version = (path: string) => Number(/\d+/.exec(path)?.[0]);
  return globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin'])
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted((a, b) => version(b) - version(a))[0];
}

async function startServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const programs = programsFolder();
  if (programs === undefined) throw new Error('no PostgreSQL programs found');
  const folder = mkdtempSync(join(tmpdir(), 'pgm-postgres-'));
  const data = join(folder, 'data');
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const begin = ['--pgdata', data, '--username', 'test', '--auth', 'trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), begin, options);
  const port = String(await freePort());
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', port, '-k', folder, '-h', '127.0.0.1', '-F'],
    options,
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  while (!(await answers(url)))
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it answered.');
  return {
    url,
    stop: async () => {
      // PostgreSQL's fast shutdown: it does not wait for clients to leave.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its packages bring a user for it. */
function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
