import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort, stopped } from './server-process.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** The reason why the sections on PostgreSQL are skipped when it is missing. */
export const NO_POSTGRES = 'no PostgreSQL programs found; set BENCH_DATABASE_URL to an empty database';

/**
 * An empty database on PostgreSQL: `BENCH_DATABASE_URL`, else a cluster of its own that is removed on disposal.
 * @returns undefined when the machine has no PostgreSQL
 */
export async function openPostgres() {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { databaseUrl: given, [Symbol.asyncDispose]: async () => {} };
  const programs = programsFolder();
  return programs === undefined ? undefined : startCluster(programs);
}

async function startCluster(programs) {
  const folder = await temporaryFolder('postgres');
  const data = join(folder.path, 'data');
  const user = postgresUser();
  if (user.uid !== undefined) chownSync(folder.path, user.uid, user.gid);
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
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder.path, '-h', '127.0.0.1'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const databaseUrl = `postgres://bench@127.0.0.1:${port}/postgres`;
  await untilReady(databaseUrl, server);
  return {
    databaseUrl,
    [Symbol.asyncDispose]: async () => {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      await stopped(server, 'SIGINT');
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The newest installed version: in the path, else in the folders of Debian and Homebrew. */
function programsFolder() {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const installed = globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin']);
  const newestFirst = installed.toSorted((a, b) => versionIn(b) - versionIn(a));
  return [...onPath, ...newestFirst].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

function versionIn(path) {
  return Number(/\d+/.exec(path)?.[0]);
}

/** PostgreSQL does not run as root; its packages create a user for it. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const toId = (option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: toId('-u'), gid: toId('-g') };
}

async function untilReady(connectionString, server) {
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
