import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';

/** The program of HAProxy: in the path, else where Debian has it; `undefined` when there is none. */
export function installedHaproxy() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'haproxy')).find((program) => existsSync(program));
}

/** Finds an HAProxy for the tests of the balancer; where there is none, installs it on Debian as root, or says so. */
export async function ensureHaproxy() {
  if (installedHaproxy()) return;
  await installOnDebian('HAProxy', 'haproxy');
  if (installedHaproxy()) return;
  console.log('No HAProxy was found: its test does not run. Install it.');
}
