import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

/**
 * The folder of the newest installed PostgreSQL: in the path, else in the folders of Debian and Homebrew; `undefined`
 * when there is none.
 */
export function installedPostgres() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const installed = [
    ...foldersIn('/usr/lib/postgresql', /^\d+$/),
    ...foldersIn('/opt/homebrew/opt', /^postgresql@\d+$/),
  ].map((folder) => join(folder, 'bin'));
  const newestFirst = installed.toSorted((a, b) => versionIn(b) - versionIn(a));
  return [...onPath, ...newestFirst].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Finds a PostgreSQL for tests; where there is none, installs it on Debian as root, or says what is not tested. */
export async function ensurePostgres() {
  if (process.env['TEST_DATABASE_URL'] || installedPostgres()) return;
  await installOnDebian('PostgreSQL', 'postgresql');
  if (installedPostgres()) return;
  console.log('No PostgreSQL was found: its tests do not run. Install it, or set TEST_DATABASE_URL.');
}

/**
 * @param {string} parent
 * @param {RegExp} name
 */
function foldersIn(parent, name) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((folder) => name.test(folder))
    .map((folder) => join(parent, folder));
}

/** @param {string} path */
function versionIn(path) {
  return Number(/\d+/.exec(path)?.[0]);
}
